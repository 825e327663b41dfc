#include "core/package/corpus/CorpusFiles.h"

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/corpus/DocumentRows.h"
#include "core/package/text/Csv.h"
#include "core/package/text/JsonText.h"

#include <string_view>

namespace core::package {

namespace {

constexpr std::string_view csvHeader = "id,label,text\n";

Result<std::string> csvRow(const writing::Document &document)
{
    return document.seed.id + "," + csvText(document.seed.label) + "," + csvText(document.text);
}

Result<std::string> jsonRow(const writing::Document &document)
{
    return jsonLine({{"id", document.seed.id}, {"label", document.seed.label}, {"text", document.text}});
}

Result<std::string> keyphraseRow(const writing::Document &document)
{
    return jsonLine(
        {{"id", document.seed.id}, {"label", document.seed.label}, {"keyphrases", document.seed.keyphrases}});
}

} // namespace

std::string corpusCsvSha256(const Documents &documents)
{
    Sha256 digest;
    digest.add(csvHeader);
    for (const Row document : byRisingId(*documents)) {
        const auto row = csvRow(*document);
        if (row)
            digest.add(*row + "\n");
    }
    return toHex(digest.finish());
}

Result<std::vector<FileEntry>>
writeCorpusFiles(const Documents &documents, const Workplace &workplace, const Progress &progress)
{
    const std::vector<Row> rows = byRisingId(*documents);
    struct Step
    {
        std::string_view name;
        std::string_view header;
        RowText text;
    };
    const Step steps[] = {{files::corpusCsv, csvHeader, csvRow},
                          {files::corpusJsonl, "", jsonRow},
                          {files::keyphrases, "", keyphraseRow}};
    std::vector<FileEntry> entries;
    double from = 0.0;
    for (const Step &step : steps) {
        KEYSEED_ASSIGN(
            auto entry,
            writeRows(
                step.name, step.header, rows, step.text, workplace, progress.part(from, from + 1.0 / 3.0)));
        entries.push_back(std::move(entry));
        from += 1.0 / 3.0;
    }
    return entries;
}

} // namespace core::package
