#include "lagdyn/chain/counter_random.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace lagdyn {
namespace {

// The first line of Random123's own known answers for philox4x64-10: key and counter all zero.
TEST(CounterRandom, MatchesTheKnownAnswerOfZeroKeyAndCounter) {
  CounterRandom random(0, 0, 0);
  EXPECT_EQ(random.bits(), 0x16554d9eca36314cu);
  EXPECT_EQ(random.bits(), 0xdb20fe9d672d0fdcu);
  EXPECT_EQ(random.bits(), 0xd7e772cee186176bu);
  EXPECT_EQ(random.bits(), 0x7e68b68aec7ba23bu);
}

// From an implementation of the paper's algorithm in integers of any size: key (1, 0), counters (2, 3, 0 and 1, 0).
TEST(CounterRandom, SeedIsTheKeyAndIndexStreamBlockTheCounter) {
  CounterRandom random(1, 2, 3);
  const std::uint64_t expected[] = {0xa045bc87cf342583, 0xdf3f04e2557fc515, 0x88346ffbf2910618, 0x2c1004418844b28c,
                                    0xc1486e63f22bcd66, 0xdc97b8be4dde8a72, 0x9b7e6226078bd907, 0x4b3cae223dc03da0};
  for (std::uint64_t word : expected) EXPECT_EQ(random.bits(), word);
}

// The same words turned into [-3, 5] with exact fractions, rounded once.
TEST(CounterRandom, UniformIsTheDocumentedFunctionOfTheWord) {
  CounterRandom random(1, 2, 3);
  const double expected[] = {0x1.0116f21f3cd0ap+1, 0x1.fcfc138955ff2p+1, 0x1.41a37fdf94884p+0, -0x1.9f7fddf3bdda4p+0};
  for (double value : expected) EXPECT_NEAR(random.uniform(-3, 5), value, 0x1p-50);
}

TEST(CounterRandom, UniformStaysInsideAndReachesBothEnds) {
  CounterRandom random(7, 0, 1);
  double least = 1, largest = 0, sum = 0;
  for (int i = 0; i < 10000; ++i) {
    const double u = random.uniform(0, 1);
    least = std::min(least, u);
    largest = std::max(largest, u);
    sum += u;
  }
  EXPECT_GT(least, 0);
  EXPECT_LT(least, 1e-3);
  EXPECT_LT(largest, 1);
  EXPECT_GT(largest, 1 - 1e-3);
  EXPECT_NEAR(sum / 10000, 0.5, 5 * 0.2887 / 100);  // five standard deviations of the mean
}

TEST(CounterRandom, UniformHoldsForAPointAndForTheWidestRange) {
  CounterRandom random(1, 1, 1);
  const double huge = std::numeric_limits<double>::max();
  for (int i = 0; i < 100; ++i) {
    EXPECT_EQ(random.uniform(0.1, 0.1), 0.1);
    EXPECT_LT(std::abs(random.uniform(-huge, huge)), huge);
  }
}

TEST(CounterRandom, StreamsOfNamesDiffer) {
  const std::set<std::uint64_t> streams{0, stream_of("torque.kane"), stream_of("torque.helmholtz"), stream_of("")};
  EXPECT_EQ(streams.size(), 4u);
  EXPECT_EQ(stream_of("a"), 0xaf63dc4c8601ec8cu);  // FNV-1a's published value
  EXPECT_NE(CounterRandom(1, 0, 1).bits(), CounterRandom(1, 0, 2).bits());
  EXPECT_NE(CounterRandom(1, 0, 1).bits(), CounterRandom(1, 1, 1).bits());
  EXPECT_NE(CounterRandom(1, 0, 1).bits(), CounterRandom(2, 0, 1).bits());
}

}  // namespace
}  // namespace lagdyn
