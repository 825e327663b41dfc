#include "ui/models/ReviewFindings.h"

#include <string_view>
#include <unordered_set>

namespace ui {

namespace {

constexpr std::size_t reportEvery = 64;

bool isInsideWord(const QString &text, qsizetype place)
{
    return place >= 0 && place < text.size() && text[place].isLetterOrNumber();
}

QStringList missingPhrases(const core::writing::Document &document, const QString &text)
{
    QStringList missing;
    for (const std::string &keyphrase : document.seed.keyphrases) {
        const QString phrase = QString::fromStdString(keyphrase);
        if (placesOf(phrase, text).isEmpty())
            missing.append(phrase);
    }
    return missing;
}

} // namespace

QList<TextRange> placesOf(const QString &phrase, const QString &text)
{
    QList<TextRange> places;
    if (phrase.isEmpty())
        return places;
    qsizetype from = 0;
    while ((from = text.indexOf(phrase, from, Qt::CaseInsensitive)) >= 0) {
        if (!isInsideWord(text, from - 1) && !isInsideWord(text, from + phrase.size()))
            places.append({from, phrase.size()});
        from += phrase.size();
    }
    return places;
}

core::Result<ReviewFindings> reviewDocuments(const core::project::Documents &documents,
                                             core::JobControl &control)
{
    ReviewFindings findings;
    findings.documents.reserve(documents->size());
    std::unordered_set<std::string_view> seen;
    for (const core::writing::Document &document : *documents) {
        if (control.isCancelled())
            return core::cancelled();
        const QString text = QString::fromStdString(document.text);
        DocumentFindings found{.lookAlikes = findLookAlikes(text),
                               .missing = missingPhrases(document, text),
                               .isDuplicate = !seen.insert(document.text).second};
        findings.duplicates += found.isDuplicate ? 1 : 0;
        findings.withMissing += found.missing.isEmpty() ? 0 : 1;
        findings.flawed += document.flaws.empty() ? 0 : 1;
        findings.lookAlikes += static_cast<int>(found.lookAlikes.size());
        findings.documents.push_back(std::move(found));
        if (findings.documents.size() % reportEvery == 0)
            control.report(static_cast<double>(findings.documents.size())
                               / static_cast<double>(documents->size()),
                           "review");
    }
    return findings;
}

} // namespace ui
