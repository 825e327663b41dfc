#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/records/Format.h"
#include "core/records/hl7/MessageRows.h"
#include "core/records/hl7/Separators.h"

#include <array>
#include <utility>

namespace core::records::format {

namespace {

/// Messages of HL7 version 2, alone, in batches or as they were sent: documents (MDM) and results (ORU).
class Hl7 final : public FixedColumns
{
public:
    std::string_view name() const override { return "hl7"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("FormatText", "HL7 v2 messages"); }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 3> all = {".hl7", ".hl7v2", ".er7"};
        return all;
    }

    Confidence recognise(const Part &part, const FileHeader &beginning) const override
    {
        if (beginsWithHeader(beginning.bytes))
            return Confidence::Magic;
        return isNamedLike(part) ? Confidence::Ending : Confidence::None;
    }

protected:
    std::span<const std::string_view> columns() const override { return hl7::documentColumns; }
    std::string encodingOf(const Part &) const override { return {}; }

    ReadResult<std::unique_ptr<RowStream>> openRows(const Part &part,
                                                    std::vector<std::size_t> chosen,
                                                    const ReadOptions &options,
                                                    bool isPreview) const override
    {
        return hl7::MessageRows::open(part, std::move(chosen), options, isPreview);
    }

private:
    /// Whether a message, a batch or a file begins, with possible separators: MSH|^~\&|
    static bool beginsWithHeader(std::string_view bytes)
    {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        constexpr std::size_t nameBytes = 3;
        if (bytes.starts_with(mark))
            bytes.remove_prefix(mark.size());
        bytes.remove_prefix(std::min(bytes.find_first_not_of("\x0B\r\n"), bytes.size()));
        const std::string_view name = bytes.substr(0, nameBytes);
        if (name != "MSH" && name != "FHS" && name != "BHS")
            return false;
        const auto separators = hl7::separatorsOf(bytes.substr(0, bytes.find_first_of("\r\n")));
        return separators && separators->repetition != 0;
    }
};

} // namespace

const Format &hl7()
{
    static const Hl7 format;
    return format;
}

} // namespace core::records::format
