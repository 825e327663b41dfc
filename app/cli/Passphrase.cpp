#include "app/cli/Passphrase.h"

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sodium.h>
#include <termios.h>
#include <unistd.h>

namespace cli {

using core::ErrorCode;
using core::fail;

namespace {

/// The terminal shows nothing of what is typed while this lives.
class Unseen final
{
public:
    Unseen()
    {
        ::tcgetattr(STDIN_FILENO, &m_before);
        termios now = m_before;
        now.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &now);
    }
    ~Unseen() { ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before); }
    Unseen(const Unseen &) = delete;
    Unseen &operator=(const Unseen &) = delete;

private:
    termios m_before = {};
};

Passphrase ask(const std::string &question)
{
    std::fprintf(stderr, "%s: ", question.c_str());
    std::string typed;
    {
        const Unseen unseen;
        std::getline(std::cin, typed);
    }
    std::fputc('\n', stderr);
    return Passphrase(std::move(typed));
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
    if (::isatty(STDIN_FILENO) == 0)
        return fail(ErrorCode::InvalidPlan,
                    std::string("the key has a passphrase: set ") + passphraseVariable
                        + ", or run this in a terminal");
    Passphrase first = ask(question);
    if (isNew && ask("the same again").text() != first.text())
        return fail(ErrorCode::InvalidParameter, "the two passphrases differ; nothing was done");
    return first;
}

} // namespace cli
