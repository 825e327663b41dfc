#include "core/vectorserver/TextQueue.h"

#include "core/vectorserver/AskingRun.h"

namespace core::vectorserver {

Result<RequestOutcome>
askForTextVectors(const SentTexts &texts, const ServerAccess &access, Answers &answers, JobControl &control)
{
    return runAsking(texts.m_texts, access, answers, control);
}

} // namespace core::vectorserver
