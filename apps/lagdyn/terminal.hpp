// What the terminals and their environment ask for.
#pragma once

namespace lagdyn::cli {

/// Colours on a terminal, unless NO_COLOR is set to something or TERM is dumb; CLICOLOR_FORCE, set to anything but 0,
/// asks for them anywhere. NO_COLOR wins.
bool colors_in(int descriptor);

/// Columns of the terminal; 80 for what is none.
int columns_of(int descriptor);

bool is_terminal(int descriptor);

}  // namespace lagdyn::cli
