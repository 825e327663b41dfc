#include "ui/text/KeyRingText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct KeyRingText
{
    Q_DECLARE_TR_FUNCTIONS(KeyRingText)
};

} // namespace

QString keyRingTitle(KeyRingError error)
{
    switch (error) {
    case KeyRingError::NoEntry:
        //: "key": the secret with which a server knows its users, not one of a keyboard.
        return KeyRingText::tr("No key is stored for this server");
    case KeyRingError::NoKeyring:
        //: "keyring": where the desktop keeps the person's passwords.
        return KeyRingText::tr("No keyring answers on this computer");
    case KeyRingError::Denied:
        //: "keyring": where the desktop keeps the person's passwords.
        return KeyRingText::tr("The keyring is locked");
    case KeyRingError::Other:
        break;
    }
    //: "keyring": where the desktop keeps the person's passwords.
    return KeyRingText::tr("The keyring could not be used");
}

QString keyRingAdvice(KeyRingError error)
{
    switch (error) {
    case KeyRingError::NoEntry:
        return KeyRingText::tr(
            "Enter the key. It can be kept in the keyring of your account on this computer.");
    case KeyRingError::NoKeyring:
        return KeyRingText::tr(
            "Enter the key each time, or name an environment variable that holds it. It is "
            "stored nowhere else.");
    case KeyRingError::Denied:
        return KeyRingText::tr("Unlock the keyring when you are asked to, or enter the key by hand.");
    case KeyRingError::Other:
        break;
    }
    return KeyRingText::tr("Try again, or enter the key by hand.");
}

} // namespace ui
