#include "core/review/Findings.h"

#include "core/base/Result.h"
#include "core/review/NearDuplicates.h"
#include "core/review/PhraseSpans.h"

#include <string_view>
#include <unordered_map>

namespace core::review {

namespace {

constexpr std::size_t reportEvery = 64;

std::vector<std::string> missingPhrases(const writing::Document &document, std::u16string_view text)
{
    const PhraseSpans places(text);
    std::vector<std::string> missing;
    for (const std::string &keyphrase : document.seed.keyphrases)
        if (places.of(utf16(keyphrase)).empty())
            missing.push_back(keyphrase);
    return missing;
}

Result<void>
markNearDuplicates(Findings &findings, const std::vector<std::string_view> &texts, JobControl &control)
{
    KEYSEED_ASSIGN(const auto like, nearDuplicates(texts, control));
    for (std::size_t document = 0; document < texts.size(); ++document) {
        DocumentFindings &found = findings.documents[document];
        if (found.isDuplicate || (like)[document] < 0)
            continue;
        found.like = (like)[document];
        ++findings.nearDuplicates;
    }
    return {};
}

void count(Findings &findings, const DocumentFindings &found, const writing::Document &document)
{
    findings.duplicates += found.isDuplicate ? 1 : 0;
    findings.withMissing += found.missing.empty() ? 0 : 1;
    findings.flawed += document.flaws.empty() ? 0 : 1;
    findings.lookAlikes += static_cast<int>(found.lookAlikes.size());
}

} // namespace

Result<Findings> reviewDocuments(const writing::Documents &documents, JobControl &control)
{
    Findings findings;
    findings.documents.reserve(documents->size());
    std::unordered_map<std::string_view, std::int32_t> seen;
    std::vector<std::string_view> texts;
    texts.reserve(documents->size());
    LookAlikeFinder finder;
    for (const writing::Document &document : *documents) {
        if (control.isCancelled())
            return cancelled();
        const std::u16string text = utf16(document.text);
        const auto [first, isNew] = seen.emplace(document.text, static_cast<std::int32_t>(texts.size()));
        DocumentFindings found{.lookAlikes = finder.find(text),
                               .missing = missingPhrases(document, text),
                               .isDuplicate = !isNew,
                               .like = isNew ? -1 : first->second};
        texts.push_back(document.text);
        count(findings, found, document);
        findings.documents.push_back(std::move(found));
        if (findings.documents.size() % reportEvery == 0)
            control.report(static_cast<double>(findings.documents.size())
                               / static_cast<double>(documents->size()),
                           "review");
    }
    KEYSEED_TRY(markNearDuplicates(findings, texts, control));
    return findings;
}

} // namespace core::review
