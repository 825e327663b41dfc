#pragma once

#include "core/base/Digest.h"

#include <QByteArray>

#include <string>

/// The bytes of a lexicon or vector file with the digest that fits them (core/vocabulary/ResourceFile.h), so
/// that a test meets what reads the rest; as they are where they are no whole head.
inline QByteArray sealedResource(QByteArray bytes)
{
    constexpr qsizetype digestOffset = 32;
    constexpr qsizetype headerSize = 64;
    if (bytes.size() < headerSize)
        return bytes;
    const std::string hashed = (bytes.first(digestOffset) + bytes.sliced(headerSize)).toStdString();
    const core::Digest digest = core::sha256(hashed);
    return bytes.replace(digestOffset,
                         static_cast<qsizetype>(digest.size()),
                         reinterpret_cast<const char *>(digest.data()),
                         static_cast<qsizetype>(digest.size()));
}
