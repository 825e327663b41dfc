#pragma once

#include "core/records/Reader.h"
#include "core/records/RecordStream.h"

#include <QTemporaryDir>

#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A records file that lives as long as the object.
class RecordFile final
{
public:
    explicit RecordFile(std::string_view bytes, const std::string &name = "notes.csv")
        : m_path(std::filesystem::path(m_folder.path().toStdString()) / name)
    {
        std::ofstream(m_path, std::ios::binary) << bytes;
    }

    const std::filesystem::path &path() const { return m_path; }
    core::records::Source source(const std::string &text = "text") const
    {
        return {.files = {m_path},
                .format = {},
                .delimiter = {},
                .encoding = {},
                .textColumn = text,
                .labelColumn = {},
                .personColumn = {}};
    }

private:
    QTemporaryDir m_folder;
    std::filesystem::path m_path;
};

struct Reading
{
    std::vector<core::records::Record> records;
    std::optional<core::Error> error;
    core::Digest digest{};
};

/// All records up to the end or the first error.
inline Reading readAll(const core::records::Source &source)
{
    Reading reading;
    auto reader = core::records::Reader::open(source);
    core::Result<bool> isThere = false;
    if (!reader)
        isThere = core::fail(reader.error());
    else
        while ((isThere = (*reader)->next(reading.records.emplace_back())).value_or(false)) {
        }
    if (reader) {
        reading.records.pop_back();
        reading.digest = (*reader)->contentDigest();
    }
    if (!isThere)
        reading.error = isThere.error();
    return reading;
}

/// The same with small chunks or records.
inline Reading readAll(const core::records::Source &source, const core::records::ReadOptions &options)
{
    Reading reading;
    auto records = core::records::RecordStream::open(source, options);
    core::records::ReadResult<bool> isThere = false;
    if (!records)
        isThere = core::records::fail(records.error());
    else
        while ((isThere = (*records)->next(reading.records.emplace_back())).value_or(false)) {
        }
    if (records) {
        reading.records.pop_back();
        reading.digest = (*records)->contentDigest();
    }
    if (!isThere)
        reading.error = core::records::toError(isThere.error(), source.file());
    return reading;
}
