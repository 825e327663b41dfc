#include "app/cli/Interrupt.h"

#include <csignal>

namespace cli {

namespace {

volatile std::sig_atomic_t interruptSeen = 0;

void onInterrupt(int)
{
    interruptSeen = 1;
}

} // namespace

void watchForInterrupts()
{
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

bool wasInterrupted()
{
    return interruptSeen != 0;
}

} // namespace cli
