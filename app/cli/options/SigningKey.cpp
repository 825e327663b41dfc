#include "app/cli/options/SigningKey.h"

#include "app/cli/report/Terminal.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/base/system/Process.h"
#include "core/signing/KeyFile.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <sodium.h>

namespace cli {

using core::ErrorCode;
using core::fail;
namespace signing = core::signing;

namespace {

core::Result<Passphrase> ask(const std::string &question)
{
    auto given = core::system::askUnseen(question + ": ");
    if (given) {
        Passphrase passphrase(*given);
        sodium_memzero(given->data(), given->size());
        return passphrase;
    }
    return errno == EINTR ? core::cancelled()
                          : fail(ErrorCode::Io, "the terminal cannot be read; nothing was done");
}

} // namespace

Passphrase::~Passphrase()
{
    sodium_memzero(m_text.data(), m_text.size());
}

core::Result<Passphrase> readPassphrase(const std::string &question, bool isNew)
{
    if (const char *given = std::getenv(passphraseVariable); given && *given)
        return Passphrase(given);
    if (!core::system::isTerminal(core::system::Stream::Input))
        return fail(ErrorCode::InvalidPlan,
                    std::string("the key has a passphrase: set ") + passphraseVariable
                        + ", or run this in a terminal");
    auto first = ask(question);
    if (!first || !isNew)
        return first;
    KEYSEED_ASSIGN(const auto again, ask("the same again"));
    if (again.text() != first->text())
        return fail(ErrorCode::InvalidParameter, "the two passphrases differ; nothing was done");
    return first;
}

core::Result<signing::SecretKey> makeSigningKey(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto passphrase, readPassphrase("passphrase of the new key " + path.string(), true));
    return signing::makeKeyFile(path, passphrase.text());
}

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
    auto made = makeSigningKey(path);
    if (made)
        printError("keyseed-cli: note: a signing key was made in %s; its fingerprint, for recipients to "
                   "compare: %s\n",
                   path.string().c_str(),
                   made->publicKey().fingerprint().c_str());
    return made;
}

} // namespace cli
