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

/// Whole texts that go to a server because the recipient of a package wants its vectors of them. Only the
/// recipient's side can make it, of the texts of a package and of their own: records of who made a package
/// have no way here.
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

/// Asks for vectors of texts, like askForVectors() for terms.
Result<RequestOutcome>
askForTextVectors(const SentTexts &texts, const ServerAccess &access, Answers &answers, JobControl &control);

} // namespace core::vectorserver
