#include "core/package/corpus/VocabularyFile.h"

#include "core/base/Result.h"
#include "core/package/archive/OutputFile.h"
#include "core/package/archive/PackageFiles.h"
#include "core/package/facts/MethodTables.h"
#include "core/package/text/Csv.h"
#include "core/package/text/Prose.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <algorithm>
#include <numeric>

namespace core::package {

namespace {

using synthesis::ReleasedCounts;
using synthesis::ReleasedModel;

/// Rows that belong together: those of a label.
struct Part
{
    std::string label;
    std::size_t index = 0;
};

// In byte order, which is how verification wants them.
std::vector<Part> partsOf(const ReleasedModel &model)
{
    if (hasJointCounts(model.parameters))
        return {Part()};
    std::vector<Part> parts;
    for (std::size_t i = 0; i < model.labels.size(); ++i)
        parts.push_back({model.labels[i], i});
    std::sort(parts.begin(), parts.end(), [](const Part &a, const Part &b) { return a.label < b.label; });
    return parts;
}

std::string rowsOf(const ReleasedCounts &counts, const Part &part)
{
    const std::string label = csvText(part.label);
    const std::string halfWidth = decimals(counts.halfWidth95(), 2);
    std::string rows;
    for (const std::size_t item : counts.standingOut(part.index)) {
        rows.append(label).append(",").append(csvText(counts.name(item))).append(",");
        rows.append(decimals(counts.count(part.index, item), 2)).append(",").append(halfWidth).append("\n");
    }
    return rows;
}

} // namespace

Result<FileEntry> writeVocabularyFile(const privacy::Released<ReleasedModel> &model,
                                      const vocabulary::Vocabulary &vocabulary,
                                      const Workplace &workplace,
                                      const Progress &progress)
{
    KEYSEED_ASSIGN(auto file,
                   OutputFile::create(workplace.folder / files::vocabulary,
                                      workplace.shown + "/" + std::string(files::vocabulary)));
    auto written = file.write("label,phrase,noisy_count,half_width_95\n");
    const auto counts = ReleasedCounts::of(*model, vocabulary);
    const std::vector<Part> parts = counts ? partsOf(*model) : std::vector<Part>();
    for (std::size_t i = 0; written && i < parts.size(); ++i) {
        KEYSEED_TRY(progress.at(static_cast<double>(i) / static_cast<double>(parts.size())));
        written = file.write(rowsOf(*counts, parts[i]));
    }
    KEYSEED_TRY(written);
    return file.finish();
}

} // namespace core::package
