#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/vectorserver/VectorQueue.h"

#include <span>
#include <string_view>

namespace core::recipient {
class DocumentVectors;
}

namespace core::vectorserver {

/// Whole texts that the recipient of a package sends to a server for vectors. Only the code of the recipient
/// can create it, from the texts of a package and the recipient's own texts. The records of the steward
/// cannot get here.
class SentTexts final
{
private:
    friend class recipient::DocumentVectors;
    friend Result<RequestOutcome>
    askForTextVectors(const SentTexts &, const ServerAccess &, Answers &, JobControl &);

    explicit SentTexts(std::span<const std::string_view> texts)
        : m_texts(texts)
    {}

    std::span<const std::string_view> m_texts;
};

/// Requests vectors of texts, as askForVectors() does of terms.
Result<RequestOutcome>
askForTextVectors(const SentTexts &texts, const ServerAccess &access, Answers &answers, JobControl &control);

} // namespace core::vectorserver
