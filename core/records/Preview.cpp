#include "core/records/Preview.h"

#include "core/records/Format.h"
#include "core/records/RecordStream.h"
#include "core/records/parts/Part.h"
#include "core/records/parts/PartFormat.h"
#include "core/records/parts/Parts.h"

#include <algorithm>
#include <utility>

namespace core::records {

Result<Preview> preview(const Source &source, int maximumRows)
{
    LeftOut leftOut;
    const auto parts = partsOf(source, &leftOut);
    if (!parts)
        return fail(toError(parts.error(), source.file()));
    auto shown = preview(source, *parts, maximumRows);
    if (shown)
        shown->leftOut = leftOut;
    return shown;
}

Result<Preview> preview(const Source &source, std::span<const Part> parts, int maximumRows)
{
    const Part &first = parts.front();
    const auto failure = [&](ReadError found) {
        found.place.entry = first.entry;
        return fail(toError(found, first.path));
    };
    const auto chosen = PartFormat::of(source.format, parts);
    if (!chosen)
        return failure(chosen.error());
    const Format &format = chosen->format();
    Preview shown{.format = std::string(format.name())};
    shown.files = parts.size();
    const auto read = format.preview(first, static_cast<std::size_t>(std::max(0, maximumRows)), shown);
    if (!read && !isInTheFile(read.error()))
        return failure(read.error());
    // An error that ended the reading still leaves a preview of the columns and rows before it.
    if (!read)
        shown.stop = toProblem(read.error());
    for (const FileColumn &column : fileColumns())
        shown.fileColumns.emplace_back(column.name, column.valueIn(first));
    return shown;
}

namespace {

Source textOnly(Source source)
{
    source.labelColumn.reset();
    source.personColumn.reset();
    source.labelPattern.clear();
    source.personPattern.clear();
    source.join = {};
    source.fieldColumns.clear();
    source.fieldJoins.clear();
    return source;
}

} // namespace

Result<std::optional<std::string>> recordText(const Source &source, std::size_t place, JobControl &control)
{
    Source texts = textOnly(source);
    texts.isCancelled = [&control] { return control.isCancelled(); };
    auto records = RecordStream::open(texts, {.hasDigest = false, .expectsColumns = true});
    if (!records)
        return fail(toError(records.error(), source.file()));
    Record record;
    for (std::size_t passed = 0;;) {
        if (control.isCancelled())
            return cancelled();
        const auto isThere = (*records)->next(record);
        if (!isThere && !isThere.error().canGoOn)
            return fail(toError(isThere.error(), source.file()));
        if (isThere && !*isThere)
            return std::nullopt;
        if (isThere && passed++ == place)
            return std::move(record.text);
    }
}

} // namespace core::records
