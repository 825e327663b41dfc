#pragma once

#include "core/base/Digest.h"
#include "core/records/Fault.h"
#include "core/records/JsonLine.h"
#include "core/records/LineReader.h"

#include <string>

namespace core::records {

/// The texts of JSON objects, one after another, whatever stands between them.
class JsonTexts
{
public:
    virtual ~JsonTexts() = default;

    /// False at the end. Its views live until the next call. Faults: Io, InvalidRecords.
    virtual Faulty<bool> next(Line &text) = 0;

    virtual JsonUnit unit() const = 0;
    virtual const std::string &encoding() const = 0;
    virtual double fractionRead() const = 0;
    /// All zero before the end was read, or when none was asked for.
    virtual const Digest &digest() const = 0;
};

/// The lines of a JSONL file, blank ones left out.
class JsonLineTexts final : public JsonTexts
{
public:
    explicit JsonLineTexts(LineReader lines);

    Faulty<bool> next(Line &text) override;

    JsonUnit unit() const override { return JsonUnit::Line; }
    const std::string &encoding() const override { return m_lines.encoding(); }
    double fractionRead() const override { return m_lines.fractionRead(); }
    const Digest &digest() const override { return m_lines.digest(); }

private:
    LineReader m_lines;
};

} // namespace core::records
