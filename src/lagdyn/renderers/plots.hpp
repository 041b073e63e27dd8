// What of a report can be seen better than read.
#pragma once

#include <vector>

#include "lagdyn/renderers/svg_plot.hpp"
#include "lagdyn/report/report.hpp"

namespace lagdyn {

/// Residual over bound of each check of an input; operation counts against n, with the published formulas; and every
/// entry of the report's series.
std::vector<Plot> plots_of(const Report& report);

/// The ratios of one input's checks, one line each, as a <figure> with a log axis; empty where there is none.
std::string ratios_svg(const Report& report, std::size_t input);

}  // namespace lagdyn
