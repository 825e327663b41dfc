#include "tests/TestProgram.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

int runTestProgram(std::span<const TestSubject> subjects, int argc, char **argv)
{
    if (argc < 2) {
        std::ranges::for_each(subjects, [](const TestSubject &subject) { std::puts(subject.name); });
        return 0;
    }
    const std::string_view wanted = argv[1];
    const auto subject = std::ranges::find(subjects, wanted, &TestSubject::name);
    if (subject == subjects.end()) {
        std::fprintf(stderr,
                     "%s has no subject %s; without arguments it lists those that it has.\n",
                     argv[0],
                     argv[1]);
        return 2;
    }
    // No test leaves anything in the keyring of who runs it; those of a keyring start a bus of their own.
    ::setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1);
    // The limit is that of ctest (keyseed_test): Qt Test's own, five minutes a function, knows no slow
    // machine.
    ::setenv("QTEST_FUNCTION_TIMEOUT", "7200000", 0);
    return subject->run(argc - 1, argv + 1);
}
