#include "core/package/corpus/CorpusFiles.h"

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/text/Csv.h"
#include "core/package/text/JsonText.h"
#include "core/package/text/Prose.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

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

namespace {

std::string csvHeaderOf(const std::vector<std::string> &fieldNames)
{
    std::string header;
    for (const std::string &column : corpusColumns(fieldNames))
        header += (header.empty() ? "" : ",") + column;
    return header + "\n";
}

std::string csvRow(const writing::Document &document, std::size_t fields)
{
    const synthesis::Sequence &seed = document.seed;
    std::string row = seed.id + "," + csvText(seed.label) + "," + csvText(document.text);
    if (fields == 0)
        return row;
    row += "," + std::to_string(seed.patient) + "," + std::to_string(seed.note);
    for (std::size_t field = 0; field < fields; ++field)
        row += "," + (field < seed.fields.size() ? csvText(seed.fields[field]) : std::string());
    return row;
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

std::vector<std::string> fieldNamesOf(const Description &about)
{
    std::vector<std::string> names;
    for (const PublishedField &field : about.fields)
        names.push_back(field.name);
    return names;
}

std::vector<std::string> corpusColumns(const std::vector<std::string> &fieldNames)
{
    std::vector<std::string> columns = {"id", "label", "text"};
    if (fieldNames.empty())
        return columns;
    columns.insert(columns.end(), {"patient_id", "note_number"});
    columns.insert(columns.end(), fieldNames.begin(), fieldNames.end());
    return columns;
}

std::string corpusCsvSha256(const Documents &documents, const std::vector<std::string> &fieldNames)
{
    Sha256 digest;
    digest.add(csvHeaderOf(fieldNames));
    for (const Row document : byRisingId(*documents))
        digest.add(csvRow(*document, fieldNames.size()) + "\n");
    return toHex(digest.finish());
}

Result<std::vector<FileEntry>> writeCorpusFiles(const Documents &documents,
                                                const std::vector<std::string> &fieldNames,
                                                const Workplace &workplace,
                                                const Progress &progress)
{
    const std::vector<Row> rows = byRisingId(*documents);
    struct Step
    {
        std::string_view name;
        std::string_view header;
        RowText text;
    };
    const std::string header = csvHeaderOf(fieldNames);
    const RowText row = [&](const writing::Document &document) -> Result<std::string> {
        return csvRow(document, fieldNames.size());
    };
    const Step steps[] = {{files::corpusCsv, header, row},
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

namespace {

Result<FileEntry> writeText(const writing::Document &document, const Workplace &workplace)
{
    // The id becomes a file name, so it must be an id.
    if (numberOfId(document.seed.id) == 0)
        return fail(ErrorCode::Internal,
                    workplace.shown + "/" + std::string(files::textFolder)
                        + ": an id is not of the form SYN-000001");
    const std::string name = textFileName(document.seed.id);
    KEYSEED_ASSIGN(auto file, OutputFile::create(workplace.folder / name, workplace.shown + "/" + name));
    KEYSEED_TRY(file.write(document.text));
    return file.finish().map([&name](FileEntry entry) {
        entry.name = name;
        return entry;
    });
}

} // namespace

std::string textFileName(std::string_view id)
{
    return std::string(files::textFolder) + "/" + std::string(id) + ".txt";
}

Result<std::vector<FileEntry>>
writeTextFiles(const Contents &contents, const Workplace &workplace, const Progress &progress)
{
    const std::filesystem::path folder = workplace.folder / files::textFolder;
    std::error_code error;
    if (!std::filesystem::create_directory(folder, error))
        return fail(ioError(workplace.shown + "/" + std::string(files::textFolder),
                            "cannot be made",
                            error ? error.value() : static_cast<int>(std::errc::file_exists)));
    std::vector<FileEntry> entries;
    const std::vector<Row> rows = byRisingId(*contents.documents);
    for (const Row row : rows) {
        const double fraction = static_cast<double>(entries.size()) / static_cast<double>(rows.size());
        KEYSEED_TRY(progress.at(fraction));
        KEYSEED_ASSIGN(auto entry, writeText(*row, workplace));
        entries.push_back(std::move(entry));
    }
    system::syncFolder(folder);
    KEYSEED_TRY(progress.at(1.0));
    return entries;
}

} // namespace core::package
