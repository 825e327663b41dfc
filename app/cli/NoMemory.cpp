#include "app/cli/NoMemory.h"

#include <atomic>
#include <exception>
#include <new>
#include <string_view>
#include <unistd.h>

namespace cli {

namespace {

// Rather than asking for the exception: where a library's function may not throw, there is none to ask for.
std::atomic<bool> ranOut{false};
std::terminate_handler before = nullptr;

[[noreturn]] void noMemory()
{
    ranOut = true;
    throw std::bad_alloc();
}

[[noreturn]] void atTheEnd()
{
    if (ranOut)
        ::_exit(reportNoMemory());
    before();
    ::_exit(failed); // not reached: it may not return
}

} // namespace

void sayWhenMemoryRunsOut()
{
    std::set_new_handler(noMemory);
    before = std::set_terminate(atTheEnd);
}

ExitCode reportNoMemory() noexcept
{
    constexpr std::string_view words = "keyseed-cli: out of memory: close other programs and run it again; a "
                                       "budget that was debited stays debited "
                                       "(keyseed-cli ledger shows it)\n";
    (void)!::write(STDERR_FILENO, words.data(), words.size());
    return failed;
}

} // namespace cli
