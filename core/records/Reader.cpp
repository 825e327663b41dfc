#include "core/records/Reader.h"

#include "core/records/RecordStream.h"

#include <optional>
#include <utility>

namespace core::records {

namespace {

/// A record stream that stops at its first error.
class StrictReader final : public Reader
{
public:
    StrictReader(std::unique_ptr<RecordStream> records, std::filesystem::path path)
        : m_records(std::move(records))
        , m_path(std::move(path))
    {}

    Result<bool> next(Record &record) override
    {
        if (m_error)
            return fail(*m_error);
        auto isThere = nextReadable(*m_records, record, m_path, m_leftOut);
        if (!isThere)
            m_error = isThere.error();
        return isThere;
    }

    LeftOut leftOut() const override
    {
        LeftOut all = m_leftOut;
        return all += m_records->leftOut();
    }

    double fractionRead() const override { return m_records->fractionRead(); }
    Digest contentDigest() override { return m_records->contentDigest(); }
    FileSums fileSums() override { return m_records->fileSums(); }

private:
    std::unique_ptr<RecordStream> m_records;
    std::filesystem::path m_path;
    std::optional<Error> m_error;
    LeftOut m_leftOut;
};

Result<std::unique_ptr<Reader>> openStrictly(const Source &source, const ReadOptions &options)
{
    auto records = RecordStream::open(source, options);
    if (!records)
        return fail(toError(records.error(), source.file()));
    return std::make_unique<StrictReader>(std::move(*records), source.file());
}

} // namespace

Result<std::unique_ptr<Reader>> Reader::open(const Source &source)
{
    return openStrictly(source, {});
}

Result<std::unique_ptr<Reader>> openToCheck(const Source &source)
{
    return openStrictly(source, {.expectsColumns = true});
}

Result<std::unique_ptr<Reader>> Reader::openWithoutDigest(const Source &source)
{
    return openStrictly(source, {.hasDigest = false});
}

Result<std::unique_ptr<Reader>> Reader::openShare(const Source &source, const PartShare &share)
{
    return openStrictly(source, {.share = share});
}

} // namespace core::records
