#include "core/records/RecordText.h"

#include "core/records/RecordStream.h"

#include <utility>

namespace core::records {

namespace {

Source textOnly(Source source)
{
    source.labelColumn.reset();
    source.personColumn.reset();
    source.labelPattern.clear();
    source.personPattern.clear();
    source.join = {};
    return source;
}

} // namespace

Result<std::optional<std::string>> recordText(const Source &source, std::size_t place, JobControl &control)
{
    auto records = RecordStream::open(textOnly(source), {.hasDigest = false});
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
