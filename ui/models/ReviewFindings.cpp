#include "ui/models/ReviewFindings.h"

#include "ui/models/NearDuplicates.h"

#include <string_view>
#include <unordered_map>

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

core::Result<void> markNearDuplicates(ReviewFindings &findings,
                                      const std::vector<std::string_view> &texts,
                                      core::JobControl &control)
{
    const auto like = nearDuplicates(texts, control);
    if (!like)
        return core::fail(like.error());
    for (std::size_t document = 0; document < texts.size(); ++document) {
        DocumentFindings &found = findings.documents[document];
        if (found.isDuplicate || (*like)[document] < 0)
            continue;
        found.like = (*like)[document];
        ++findings.nearDuplicates;
    }
    return {};
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
    std::unordered_map<std::string_view, std::int32_t> seen;
    std::vector<std::string_view> texts;
    texts.reserve(documents->size());
    for (const core::writing::Document &document : *documents) {
        if (control.isCancelled())
            return core::cancelled();
        const QString text = QString::fromStdString(document.text);
        const auto [first, isNew] = seen.emplace(document.text, static_cast<std::int32_t>(texts.size()));
        DocumentFindings found{.lookAlikes = findLookAlikes(text),
                               .missing = missingPhrases(document, text),
                               .isDuplicate = !isNew,
                               .like = isNew ? -1 : first->second};
        texts.push_back(document.text);
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
    if (auto compared = markNearDuplicates(findings, texts, control); !compared)
        return core::fail(compared.error());
    return findings;
}

} // namespace ui
