#include "core/release/VocabularyFile.h"

#include "core/release/Csv.h"
#include "core/release/OutputFile.h"
#include "core/release/PackageFiles.h"
#include "core/release/Prose.h"
#include "core/seeding/NoiseThreshold.h"

#include <algorithm>
#include <numeric>

namespace core::release {

namespace {

using seeding::HistogramModel;
using vocabulary::TermId;

std::vector<std::size_t> labelsInByteOrder(const HistogramModel &model)
{
    std::vector<std::size_t> order(model.labels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&model](std::size_t a, std::size_t b) {
        return model.labels[a] < model.labels[b];
    });
    return order;
}

std::vector<TermId>
aboveNoise(const HistogramModel &model, const vocabulary::Vocabulary &terms, std::size_t label)
{
    const double threshold = seeding::noiseThreshold(model);
    std::vector<TermId> ids;
    for (TermId id = 0; id < model.vocabularySize; ++id) {
        if (static_cast<double>(model.cell(label, id)) > threshold)
            ids.push_back(id);
    }
    std::sort(ids.begin(), ids.end(), [&](TermId a, TermId b) {
        const std::int64_t left = model.cell(label, a);
        const std::int64_t right = model.cell(label, b);
        return left != right ? left > right : terms.term(a) < terms.term(b);
    });
    return ids;
}

} // namespace

Result<FileEntry> writeVocabularyFile(const privacy::Released<HistogramModel> &model,
                                      const vocabulary::Vocabulary &vocabulary,
                                      const Workplace &workplace,
                                      const Progress &progress)
{
    auto file = OutputFile::create(workplace.folder / files::vocabulary,
                                   workplace.shown + "/" + std::string(files::vocabulary));
    if (!file)
        return fail(file.error());
    const std::string halfWidth = decimals(model->inUnits(seeding::noiseHalfWidth95(*model)), 2);
    auto written = file->write("label,phrase,noisy_count,half_width_95\n");
    std::size_t done = 0;
    for (const std::size_t label : labelsInByteOrder(*model)) {
        const double share = static_cast<double>(done++) / static_cast<double>(model->labels.size());
        if (auto going = progress.at(share); !going)
            return fail(going.error());
        const std::string quotedLabel = csvQuoted(model->labels[label]);
        for (const TermId id : aboveNoise(*model, vocabulary, label)) {
            const double count = model->inUnits(static_cast<double>(model->cell(label, id)));
            written = file->write(quotedLabel + "," + csvQuoted(vocabulary.term(id)) + ","
                                  + decimals(count, 2) + "," + halfWidth + "\n");
            if (!written)
                return fail(written.error());
        }
    }
    if (!written)
        return fail(written.error());
    return file->finish();
}

} // namespace core::release
