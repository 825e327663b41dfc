#pragma once

#include "core/records/RowStream.h"
#include "core/records/fhir/Documents.h"
#include "core/records/fhir/Resources.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace core::records::fhir {

/// The documents and reports of a file of resources as rows; other resources are passed over.
class ResourceRows final : public RowStream
{
public:
    struct Limits
    {
        /// Reading ends after this many bytes of text, as if the file ended there.
        std::int64_t mostBytes = std::numeric_limits<std::int64_t>::max();
        /// Whether it is an error that there is no document among the resources.
        bool expectsDocuments = true;
    };

    /// `columns`: indices of documentColumns, in the order of the cells.
    ResourceRows(Resources resources, Binaries binaries, std::vector<std::size_t> columns, Limits limits);

    /// Fills the next row; false at the end. Errors: as Resources::next; InvalidRecords for a resource that
    /// is no JSON or has no text that can be read, behind which reading can go on.
    ReadResult<bool> next(Row &row) override;
    double fractionRead() const override { return m_resources.fractionRead(); }
    Digest digest() override { return m_resources.digest(); }

private:
    ReadResult<bool> fill(Row &row);
    ReadError spoilt(std::string what, ProblemKind kind) const;
    bool isPassedOver();

    Resources m_resources;
    Binaries m_binaries;
    std::vector<std::size_t> m_columns;
    Limits m_limits;
    ResourceText m_text;
    bool m_hasResources = false;
    bool m_hasDocuments = false;
};

} // namespace core::records::fhir
