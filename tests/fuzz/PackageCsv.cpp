#include "core/package/text/Csv.h"
#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>
#include <optional>

using namespace core::package;

namespace {

using Rows = std::vector<std::vector<std::string>>;

/// Nothing where the text is not taken.
std::optional<Rows> rowsOf(std::string_view text, std::size_t piece)
{
    Rows rows;
    CsvRows csv([&rows](std::size_t row, std::vector<std::string> &fields) {
        fuzz::expect(row == rows.size() + 1, "rows are counted");
        rows.push_back(fields);
    });
    for (; !text.empty(); text.remove_prefix(std::min(piece, text.size())))
        csv.add(text.substr(0, piece));
    if (const auto problem = csv.finish()) {
        fuzz::expectLine(*problem);
        return {};
    }
    return rows;
}

std::string writtenAgain(const Rows &rows)
{
    std::string text;
    for (const auto &row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            text += csvText(row[i]) + (i + 1 < row.size() ? "," : "\n");
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto text = fuzz::textOf(data, size);
    const auto rows = rowsOf(text, size + 1);
    fuzz::expect(rowsOf(text, 3) == rows, "rows are the same however the text is torn");
    if (rows)
        fuzz::expect(rowsOf(writtenAgain(*rows), 64) == rows, "rows, written again, are the same");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {"id,label,text\nSYN-000001,A,\"said \"\"no\"\",\nthen left\"\n",
            "a,b\r\n\"'=1+1\",\"''@x\"\r\n,\r\n",
            "\"only one\"\n\n",
            csvText("=1") + "," + csvText("'-") + "," + csvQuoted("\r\n") + "\n"};
}
