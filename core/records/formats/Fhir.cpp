#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/fhir/ResourceRows.h"

#include <array>
#include <utility>

namespace core::records::format {

namespace {

/// Resources of FHIR in JSON, one a line or in a Bundle: DocumentReference and DiagnosticReport.
class Fhir final : public FixedColumns
{
public:
    std::string_view name() const override { return "fhir"; }
    std::string_view title() const override { return "FHIR"; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 2> all = {".ndjson", ".json"};
        return all;
    }

    /// JSON lines have these endings, too.
    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        if (!trimmed(beginning.text).starts_with('{')
            || beginning.text.find("\"resourceType\"") == std::string_view::npos)
            return Confidence::None;
        return isNamedLike(part) ? Confidence::Ending : Confidence::Beginning;
    }

protected:
    std::span<const std::string_view> columns() const override { return fhir::documentColumns; }

    std::string encodingOf(const Part &part) const override
    {
        const auto stream = TextStream::open(part, {.hasDigest = false});
        return stream ? stream->encoding() : std::string();
    }

    ReadResult<std::unique_ptr<RowStream>> openRows(const Part &part,
                                                    std::vector<std::size_t> chosen,
                                                    const ReadOptions &options,
                                                    bool isPreview) const override
    {
        KEYSEED_ASSIGN(auto stream, TextStream::open(part, options));
        // A file of an export may have documents late, or none.
        constexpr std::int64_t mostOfPreview = std::int64_t{64} << 20;
        fhir::ResourceRows::Limits limits = {.expectsDocuments =
                                                 !part.isOneOfMany && (isPreview || options.expectsColumns)};
        if (isPreview)
            limits.mostBytes = mostOfPreview;
        return std::make_unique<fhir::ResourceRows>(
            fhir::Resources(std::move(stream), options), fhir::Binaries(part), std::move(chosen), limits);
    }
};

} // namespace

const Format &fhir()
{
    static const Fhir format;
    return format;
}

} // namespace core::records::format
