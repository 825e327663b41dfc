#pragma once

#include <QList>
#include <QString>

namespace ui {

/// A place in a synthetic text that looks as if it told of somebody: it cannot (no record was seen by what
/// wrote it), but a reader may think so.
struct LookAlike
{
    enum class Kind { Date, Phone, Email, Web, SocialNumber, Account, RecordNumber, Address, Number, Name };

    Kind kind = Kind::Date;
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const LookAlike &) const = default;
};

/// What looks like an identifier by the rules of LookAlikeRules.h, in the order of the text, without overlap.
/// Rules point out, they prove nothing: what they pass over may still tell of somebody. Any thread.
QList<LookAlike> findLookAlikes(const QString &text);

/// "date", "telephone number", ...
QString lookAlikeText(LookAlike::Kind kind);

} // namespace ui
