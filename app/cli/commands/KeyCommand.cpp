#include "app/cli/CommandLine.h"
#include "app/cli/SigningOptions.h"
#include "app/cli/options/SigningKey.h"
#include "core/base/Result.h"
#include "core/signing/KeyFile.h"

#include <cstdio>
#include <memory>

namespace cli {

namespace {

namespace signing = core::signing;

void print(const signing::PublicKey &key)
{
    std::printf("public key:  %s\nfingerprint: %s\n", key.text().c_str(), key.fingerprint().c_str());
}

core::Result<signing::SecretKey> makeKey(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto passphrase, readPassphrase("passphrase of the new key " + path.string(), true));
    return signing::makeKeyFile(path, passphrase.text());
}

ExitCode makeAndPrint(const std::string &path)
{
    const auto made = makeKey(path);
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

void addKeyOption(CLI::App &command, std::string &path)
{
    path = signing::defaultKeyPath().string();
    command.add_option("--key", path, "The file of the signing key")->capture_default_str();
}

core::Result<signing::SecretKey> openOrMakeKey(const std::filesystem::path &path)
{
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored)) {
        KEYSEED_ASSIGN(const auto passphrase,
                       readPassphrase("passphrase of the key " + path.string(), false));
        return signing::openKeyFile(path, passphrase.text());
    }
    auto made = makeKey(path);
    if (made)
        std::fprintf(stderr,
                     "keyseed-cli: note: a signing key was made in %s; its fingerprint, for recipients to "
                     "compare: %s\n",
                     path.c_str(),
                     made->publicKey().fingerprint().c_str());
    return made;
}

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
