#pragma once

#include "core/records/xlsx/Container.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace core::records::xlsx {

/// The attributes of an element, valid while its beginning is handled.
class XmlAttributes final
{
public:
    explicit XmlAttributes(const char **pairs)
        : m_pairs(pairs)
    {}
    /// Returns an attribute by its name, with or without a prefix; empty if there is none.
    std::string_view operator[](std::string_view name) const;

private:
    const char **m_pairs;
};

/// Takes the events of an XML document. Elements come without their prefixes.
class XmlHandler
{
public:
    virtual ~XmlHandler() = default;

    virtual void begin(std::string_view element, const XmlAttributes &attributes) = 0;
    /// Takes the end of an element. Returns true to pause the reading.
    virtual bool end(std::string_view element) = 0;
    virtual void text(std::string_view piece) = 0;
};

/// Reads a part of a workbook as XML (expat), in memory that does not grow with it. Document types, and so
/// entities of its own, are refused; depth and tokens are limited to those of a workbook.
class XmlStream final
{
public:
    static constexpr int maximumDepth = 100;
    /// Limit for a tag, not for text.
    static constexpr std::int64_t maximumTokenBytes = std::int64_t{1} << 20;

    /// `handler` lives at least as long.
    XmlStream(std::unique_ptr<Unpacking> entry, XmlHandler &handler);
    XmlStream(const XmlStream &) = delete;
    XmlStream &operator=(const XmlStream &) = delete;
    ~XmlStream();

    /// Reads until the handler pauses (true) or to the end (false), and continues from there the next time.
    /// Errors: as Unpacking::read; InvalidRecords (malformed, or with what is refused).
    ReadResult<bool> readOn();
    double fractionRead() const { return m_entry->fractionRead(); }

private:
    struct Callbacks;

    void refuse(std::string_view what);
    ReadResult<bool> parseNextChunk();

    std::unique_ptr<Unpacking> m_entry;
    XmlHandler &m_handler;
    struct Parser;
    std::unique_ptr<Parser> m_parser;
    std::optional<ReadError> m_refused;
    std::int64_t m_given = 0;
    int m_depth = 0;
    bool m_isPaused = false;
    bool m_isLast = false; ///< expat was given all there is
    bool m_isDone = false;
};

} // namespace core::records::xlsx
