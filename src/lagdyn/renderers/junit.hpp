// A Report as JUnit XML: a test suite for each input, a test case for each verdict.
//
// Failures and regressions are <failure>, what could not be judged or read is <error>, what does not apply <skipped>;
// warnings and notes on the input go to the suite's <system-out>, results that are no verdicts to that of the last suite.
#pragma once

#include <string>

#include "lagdyn/report/report.hpp"

namespace lagdyn {

std::string render_junit(const Report& report);

}  // namespace lagdyn
