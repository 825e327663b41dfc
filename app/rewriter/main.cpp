#include "app/rewriter/Commands.h"
#include "app/rewriter/Enclosure.h"
#include "app/rewriter/Serve.h"
#include "core/base/Version.h"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace {

constexpr const char *description = "The neural part of Keyseed's rewriting under local differential "
                                    "privacy. Without a command it is what Keyseed "
                                    "starts, and speaks messages over its standard input and output.";

int run(int argc, char **argv)
{
    CLI::App app(description, "keyseed-rewriter");
    app.set_version_flag("--version", std::string("keyseed-rewriter ") + core::programVersion);
    int code = 0;
    rewriter::addTrain(app, code);
    rewriter::addMeasure(app, code);
    rewriter::addTime(app, code);
    CLI11_PARSE(app, argc, argv);
    if (!app.get_subcommands().empty())
        return code;
    if (::isatty(STDIN_FILENO) != 0) {
        std::cerr << app.help();
        return 2;
    }
    return rewriter::serve(STDIN_FILENO, STDOUT_FILENO);
}

} // namespace

int main(int argc, char **argv)
{
    if (!rewriter::enclose())
        return EXIT_FAILURE;
    try {
        return run(argc, argv);
    } catch (const std::exception &) {
        // An exception of a library may quote its input.
        std::cerr << "keyseed-rewriter: failed in its arithmetic; the model may be damaged\n";
        return EXIT_FAILURE;
    }
}
