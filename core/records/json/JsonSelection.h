#pragma once

#include "core/records/RowStream.h"
#include "core/records/json/JsonTexts.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace core::records {

/// The wanted fields of JSON objects: top-level ones by their names, those inside of them by their paths
/// (JsonPath.h). An object that cannot be used is an error behind which reading goes on.
class JsonSelection final : public RowStream
{
public:
    /// Looks for the wanted fields in the first `sampledTexts` of `sample`, which begins again; where there
    /// is no object there are none, and `texts` are read to their end. Errors: as sampleFields, findColumns.
    static ReadResult<std::unique_ptr<RowStream>>
    open(std::unique_ptr<JsonTexts> texts, JsonTexts &sample, std::span<const Wanted> wanted);
    static constexpr std::size_t sampledTexts = 100;

    ~JsonSelection() override;

    ReadResult<bool> next(Row &row) override;
    double fractionRead() const override { return m_texts->fractionRead(); }
    Digest digest() override { return m_texts->digest(); }

private:
    class RowFiller;

    JsonSelection(std::unique_ptr<JsonTexts> texts, std::span<const Wanted> wanted);

    std::unique_ptr<JsonTexts> m_texts;
    std::unique_ptr<RowFiller> m_filler;
};

} // namespace core::records
