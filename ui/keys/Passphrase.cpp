#include "ui/keys/Passphrase.h"

#include <QLineEdit>

namespace ui {

std::shared_ptr<Passphrase> Passphrase::takeFrom(QLineEdit &field)
{
    const std::shared_ptr<Passphrase> taken(new Passphrase);
    QString typed = field.text();
    field.setText({}); // unlike clear(), forgets what could be undone
    QByteArray bytes = typed.toUtf8();
    taken->m_text.assign(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    bytes.fill('\0');
    ui::wipe(typed);
    return taken;
}

void Passphrase::wipe()
{
    ui::wipe(m_text);
}

void makePassphraseField(QLineEdit &field)
{
    field.setEchoMode(QLineEdit::Password);
    field.setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText
                              | Qt::ImhNoAutoUppercase);
}

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
