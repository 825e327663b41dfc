#pragma once

#include <QList>
#include <QString>

namespace ui {

/// A place in a synthetic text that looks as if it told of somebody: it cannot (no record was seen by what
/// wrote it), but a reader may think so.
struct LookAlike
{
    enum class Kind { Date, Phone, Email, Number, Name };

    Kind kind = Kind::Date;
    qsizetype start = 0;
    qsizetype length = 0;

    bool operator==(const LookAlike &) const = default;
};

/// Dates, telephone numbers, e-mail addresses, long numbers and titles with names, by plain rules; in the
/// order of the text, without overlap.
QList<LookAlike> findLookAlikes(const QString &text);

/// "date", "telephone number", ...
QString lookAlikeText(LookAlike::Kind kind);

} // namespace ui
