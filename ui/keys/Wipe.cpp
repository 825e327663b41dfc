#include "ui/keys/Wipe.h"

namespace ui {

namespace {

// Through volatile, or the compiler would leave out what nobody reads.
void overwrite(void *begin, std::size_t bytes)
{
    volatile auto *each = static_cast<unsigned char *>(begin);
    while (bytes-- > 0)
        *each++ = 0;
}

} // namespace

void wipe(std::string &text)
{
    overwrite(text.data(), text.size());
    text.clear();
}

void wipe(QString &text)
{
    if (text.isDetached())
        overwrite(text.data(), static_cast<std::size_t>(text.size()) * sizeof(QChar));
    text.clear();
}

} // namespace ui
