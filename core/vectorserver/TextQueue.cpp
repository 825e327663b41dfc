#include "core/vectorserver/TextQueue.h"

#include "core/vectorserver/AskingRun.h"

namespace core::vectorserver {

Result<AskingOutcome>
askForTextVectors(const SentTexts &texts, const Asking &asking, Answers &answers, JobControl &control)
{
    return runAsking(texts.m_texts, asking, answers, control);
}

} // namespace core::vectorserver
