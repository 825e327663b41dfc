#include "core/recipient/Prediction.h"

#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/package/archive/Progress.h"
#include "core/package/text/Csv.h"
#include "core/package/text/Prose.h"
#include "core/records/Preview.h"
#include "core/records/RecordStream.h"
#include "core/records/parts/Part.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace core::recipient {

namespace {

constexpr std::array<std::string_view, 2> added = {"prediction", "probability"};
constexpr std::size_t writtenAtOnce = std::size_t{1} << 20;
constexpr std::size_t answeredAtOnce = 64; ///< as a server may have to be asked about them

// Returns the cell unchanged, in quotes if it needs them.
std::string plainCell(const std::string &cell)
{
    return cell.find_first_of(",\"\r\n") == std::string::npos ? cell : package::csvQuoted(cell);
}

// Returns the columns; with several files there is one more for the name of the file.
Result<std::vector<std::string>> columnsOf(const OwnTexts &texts)
{
    KEYSEED_ASSIGN(auto shown, records::preview(texts.source, 1));
    std::vector<std::string> columns = std::move(shown.columns);
    if (shown.files > 1)
        columns.insert(columns.begin(), std::string(records::fileColumns().back().name));
    for (const std::string_view name : added)
        if (std::ranges::find(columns, name) != columns.end())
            return fail(ErrorCode::InvalidPlan,
                        texts.source.file().string() + ": a column \"" + std::string(name)
                            + "\" is there already, and the predictions bring one of that name; name it "
                              "otherwise in the file");
    return columns;
}

/// The lines of the file that is made.
class PredictionLines final
{
public:
    explicit PredictionLines(NewFile file)
        : m_file(std::move(file))
    {}

    Result<void> add(const std::vector<std::string> &cells, const std::string &further)
    {
        for (const std::string &cell : cells)
            m_bytes.append(plainCell(cell)).append(",");
        m_bytes.append(further).append("\n");
        return m_bytes.size() < writtenAtOnce ? Result<void>() : flush();
    }

    Result<void> finish()
    {
        KEYSEED_TRY(flush());
        return m_file.finish();
    }

private:
    Result<void> flush()
    {
        auto written = m_file.write(m_bytes);
        m_bytes.clear();
        return written;
    }

    NewFile m_file;
    std::string m_bytes;
};

// The name of the label comes from the package: no spreadsheet takes it for a formula.
std::string cellsOf(const Answer &answer, const std::vector<std::string> &labels)
{
    return package::csvText(labels[answer.label]) + "," + package::decimals(answer.probability, 6);
}

struct ReadText
{
    std::string text; ///< empty: there is none
    std::vector<std::string> others;
};

Result<void> answerBatch(const Model &model,
                         const std::vector<ReadText> &batch,
                         PredictionLines &lines,
                         Predicted &predicted,
                         JobControl &control)
{
    if (model.asksServer()) {
        std::vector<std::string> texts;
        for (const ReadText &each : batch)
            texts.push_back(each.text);
        KEYSEED_TRY(model.prepare(texts, control));
    }
    for (const ReadText &each : batch) {
        const bool hasText = !each.text.empty();
        const std::string cells = hasText ? cellsOf(model.answer(each.text), model.labels()) : ",";
        KEYSEED_TRY(lines.add(each.others, cells));
        ++predicted.texts;
        predicted.withoutText += hasText ? 0 : 1;
    }
    model.forget();
    return {};
}

} // namespace

Result<Predicted>
predict(const Model &model, const OwnTexts &texts, const std::filesystem::path &output, JobControl &control)
{
    const package::Progress progress(control, "predicting");
    KEYSEED_ASSIGN(const auto columns, columnsOf(texts));
    const auto stream = records::RecordStream::open(
        texts.source, {.others = columns, .hasDigest = false, .expectsColumns = true});
    if (!stream)
        return fail(records::toError(stream.error(), texts.source.file()));
    KEYSEED_ASSIGN(auto file, NewFile::at(output, NewFile::For::OwnerOnly));
    PredictionLines lines(std::move(file));
    KEYSEED_TRY(lines.add(columns, std::string(added[0]) + "," + std::string(added[1])));
    Predicted predicted;
    std::vector<ReadText> batch;
    const auto writeBatch = [&]() -> Result<void> {
        // The server is asked for every batch: an error names the place in the files.
        const double read = (*stream)->fractionRead();
        evaluation::PartControl asking(package::Progress(control, "predicting").part(read, read));
        auto written = answerBatch(model, batch, lines, predicted, asking);
        batch.clear();
        return written;
    };
    records::Record record;
    records::LeftOut leftOut;
    while (true) {
        KEYSEED_TRY(progress.at((*stream)->fractionRead()));
        KEYSEED_ASSIGN(const auto isThere,
                       records::nextReadable(**stream, record, texts.source.file(), leftOut));
        if (!isThere)
            break;
        batch.push_back({records::hasText(record) ? record.text : std::string(), (*stream)->others()});
        if (batch.size() == answeredAtOnce)
            KEYSEED_TRY(writeBatch());
    }
    KEYSEED_TRY(writeBatch());
    KEYSEED_TRY(lines.finish());
    return predicted;
}

} // namespace core::recipient
