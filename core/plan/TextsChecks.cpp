#include "core/plan/TextsChecks.h"

#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"

namespace core::plan {

namespace {

constexpr std::int64_t longestTold = 500; // characters

} // namespace

PlanCheck checkTextFiles(const std::string &field, const std::vector<std::filesystem::path> &files)
{
    const std::string what = "the path of a file or a folder of public texts";
    if (files.empty())
        return checkLine(field, {}, what);
    for (std::size_t i = 0; i < files.size(); ++i)
        KEYSEED_TRY(checkLine(field + '[' + std::to_string(i) + ']', files[i].string(), what));
    return {};
}

PlanCheck checkTextColumn(const std::string &field, const std::string &column)
{
    return checkLine(field, column, "the name of the column that holds the text");
}

PlanCheck checkTextLabel(const std::string &field, const std::string &column, const Plan::Writer &writer)
{
    KEYSEED_TRY(checkLine(field, column, "the name of a column of labels"));
    if (column != writer.texts.textColumn)
        return {};
    return refuse(PlanFault::ColumnTaken,
                  field,
                  "the same column as writer.texts.text; name another, or leave it out: then every text is "
                  "of every label");
}

PlanCheck checkTextsPublic(const std::string &field, bool arePublic)
{
    if (arePublic)
        return {};
    return refuse(PlanFault::TextsNotPublic,
                  field,
                  "true was expected, because documents repeat sentences of these texts: declare that all of "
                  "them are public and none was taken from the records, or choose another writer");
}

PlanCheck ToldOfTexts::operator()(const std::string &field, const std::string &text) const
{
    KEYSEED_TRY(checkLine(field, text, what));
    return checkLength(field, text, what, longestTold);
}

std::vector<records::Source> textSources(const Plan::Writer &writer)
{
    std::vector<records::Source> sources;
    for (const std::filesystem::path &file : writer.texts.files) {
        records::Source &source = sources.emplace_back();
        source.files = {file};
        source.textColumn = writer.texts.textColumn;
        source.labelColumn = writer.texts.labelColumn;
    }
    return sources;
}

} // namespace core::plan
