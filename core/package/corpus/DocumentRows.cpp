#include "core/package/corpus/DocumentRows.h"

#include "core/base/Result.h"
#include "core/package/archive/OutputFile.h"
#include "core/synthesis/keyphrases/SequenceIds.h"

#include <algorithm>

namespace core::package {

namespace {

constexpr std::size_t rowsBetweenChecks = 1000;

} // namespace

std::vector<Row> byRisingId(const std::vector<writing::Document> &documents)
{
    std::vector<Row> rows;
    rows.reserve(documents.size());
    for (const writing::Document &document : documents)
        rows.push_back(&document);
    std::sort(rows.begin(), rows.end(), [](Row a, Row b) {
        return synthesis::idComesBefore(a->seed.id, b->seed.id);
    });
    return rows;
}

Result<FileEntry> writeRows(std::string_view name,
                            std::string_view header,
                            const std::vector<Row> &rows,
                            const RowText &text,
                            const Workplace &workplace,
                            const Progress &progress)
{
    const std::string shown = workplace.shown + "/" + std::string(name);
    KEYSEED_ASSIGN(auto file, OutputFile::create(workplace.folder / name, shown));
    KEYSEED_TRY(file.write(header));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i % rowsBetweenChecks == 0) {
            const double fraction = static_cast<double>(i) / static_cast<double>(rows.size());
            KEYSEED_TRY(progress.at(fraction));
        }
        const auto line = text(*rows[i]);
        if (!line)
            return fail(line.error().code,
                        shown + ": row " + std::to_string(i + 1) + ": " + line.error().detail);
        KEYSEED_TRY(file.write(*line + "\n"));
    }
    KEYSEED_TRY(progress.at(1.0));
    return file.finish();
}

} // namespace core::package
