#pragma once

#include <span>

/// A subject of the program of a folder: the name of its file, and the main() that Qt Test wrote for it.
struct TestSubject
{
    const char *name;
    int (*run)(int argc, char **argv);
};

/// Runs the subject that the first argument names with the arguments behind it, as if it were a program of
/// that name; without any argument lists the names. Returns what the subject returns, 2 for a name that there
/// is not.
int runTestProgram(std::span<const TestSubject> subjects, int argc, char **argv);
