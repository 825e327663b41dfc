#include "ui/findings/PhraseMarks.h"

#include "core/review/PhraseSpans.h"
#include "ui/theme/Roles.h"

#include <QTextCursor>
#include <QTextDocument>
#include <QTextEdit>

#include <algorithm>
#include <span>

namespace ui {

void markPlace(QTextEdit &edit, std::size_t start, std::size_t length, const QTextCharFormat &format)
{
    QTextCursor cursor(edit.document());
    cursor.setPosition(static_cast<int>(start));
    cursor.setPosition(static_cast<int>(start + length), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

void markPhrases(QTextEdit &edit, const std::string &text, const std::vector<std::string> &keyphrases)
{
    const theme::Roles roles = theme::roles();
    QTextCharFormat plain;
    plain.setForeground(roles.text);
    markPlace(edit, 0, static_cast<std::size_t>(edit.document()->characterCount() - 1), plain);

    QTextCharFormat phrase; // bold and underlined: to be seen without colour
    phrase.setFontWeight(QFont::Bold);
    phrase.setFontUnderline(true);
    phrase.setForeground(roles.accent);
    const core::review::PhraseSpans places(core::review::utf16(text));
    constexpr std::size_t mostPhrases = 1000; // of a document; more would keep the window waiting
    constexpr std::size_t mostMarks = 10'000;
    std::size_t marks = 0;
    for (const std::string &keyphrase : std::span(keyphrases).first(std::min(mostPhrases, keyphrases.size())))
        for (const core::review::TextRange &place : places.of(core::review::utf16(keyphrase)))
            if (++marks <= mostMarks)
                markPlace(edit, place.start, place.length, phrase);
}

} // namespace ui
