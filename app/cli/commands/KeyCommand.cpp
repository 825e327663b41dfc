#include "app/cli/CommandLine.h"
#include "app/cli/options/SigningKey.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Result.h"
#include "core/signing/KeyFile.h"

#include <memory>

namespace cli {

namespace {

namespace signing = core::signing;

void print(const signing::PublicKey &key)
{
    printFormatted("public key:  %s\nfingerprint: %s\n", key.text().c_str(), key.fingerprint().c_str());
}

ExitCode makeAndPrint(const std::string &path)
{
    const auto made = makeSigningKey(path);
    if (!made)
        return report(made.error());
    print(made->publicKey());
    return done;
}

ExitCode showKey(const std::string &path)
{
    const auto key = signing::readPublicKey(path);
    if (!key)
        return report({key.error().code, key.error().detail + " (keyseed-cli key make)"});
    print(*key);
    return done;
}

} // namespace

void addKeyCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("key", "The key that signs packages");
    command->require_subcommand(1);
    const auto path = std::make_shared<std::string>();
    auto *make = command->add_subcommand("make", "Make a key, protected by a passphrase");
    addKeyOption(*make, *path);
    make->callback([&action, path] { action = [path] { return makeAndPrint(*path); }; });
    auto *show = command->add_subcommand("show", "Print the public key and its fingerprint");
    addKeyOption(*show, *path);
    show->callback([&action, path] { action = [path] { return showKey(*path); }; });
}

} // namespace cli
