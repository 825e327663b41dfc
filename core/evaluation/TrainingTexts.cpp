#include "core/evaluation/TrainingTexts.h"

#include "core/package/corpus/CorpusFiles.h"

#include <algorithm>

namespace core::evaluation {

TrainingTexts trainingTexts(const pipeline::Documents &documents, const std::vector<std::string> &labels)
{
    TrainingTexts training{
        .labels = labels, .texts = {}, .labelOf = {}, .corpusSha256 = package::corpusCsvSha256(documents)};
    for (const writing::Document *document : package::byRisingId(*documents)) {
        const auto label = std::find(labels.begin(), labels.end(), document->seed.label);
        if (label == labels.end())
            continue;
        training.texts.push_back(document->text);
        training.labelOf.push_back(static_cast<std::uint32_t>(label - labels.begin()));
    }
    return training;
}

} // namespace core::evaluation
