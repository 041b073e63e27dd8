// The catalogue of planted faults: complete, each caught, none of the twins judged wrongly; and the score can fail.
#include <gtest/gtest.h>

#include <iostream>
#include <map>
#include <set>

#include "lagdyn/checks/faults/catalogue.hpp"
#include "lagdyn/checks/faults/reading.hpp"
#include "lagdyn/checks/faults/score.hpp"

namespace lagdyn::faults {
namespace {

TEST(FaultCatalogue, HasEnoughOfEveryKindUnderNamesOfTheirOwn) {
  std::set<std::string> ids;
  std::map<FaultKind, int> count;
  for (const Fault& fault : catalogue()) {
    EXPECT_TRUE(ids.insert(fault.id).second) << fault.id;
    EXPECT_TRUE(fault.wrong.ends_with('.')) << fault.id;
    ++count[fault.kind];
  }
  EXPECT_GE(ids.size(), 60u);
  for (FaultKind kind : kinds) EXPECT_GE(count[kind], 5) << name_of(kind);
}

TEST(FaultCatalogue, EachIsCaughtAndNoTwinRaisesAnAlarm) {
  std::map<FaultKind, std::array<std::uint64_t, 4>> figures;
  for (std::size_t row = 0; row < catalogue().size(); ++row) {
    const Fault& fault = catalogue()[row];
    const FaultScore score = score_of(fault, row, {});
    EXPECT_TRUE(score.caught()) << fault.id << ": " << fault.wrong;
    EXPECT_GT(score.trials, 0u) << fault.id;
    for (const Trial& alarm : score.false_alarms)
      ADD_FAILURE() << fault.id << "'s twin on " << alarm.ground << ", " << alarm.check << ": ratio "
                    << alarm.residual.ratio();
    auto& [planted, caught, alarms, trials] = figures[fault.kind];
    ++planted;
    caught += score.caught();
    alarms += score.false_alarms.size();
    trials += score.trials;
  }
  for (const auto& [kind, f] : figures)
    std::cout << name_of(kind) << ": " << f[1] << " of " << f[0] << " caught, " << f[2] << " false alarms in " << f[3]
              << " trials\n";
}

}  // namespace
}  // namespace lagdyn::faults
