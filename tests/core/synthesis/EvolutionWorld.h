#pragma once

#include "core/embedding/VectorFile.h"
#include "core/methods/evolution/EvolutionSynthesizer.h"
#include "core/synthesis/PrivateRun.h"
#include "tests/core/synthesis/TermList.h"

#include <memory>
#include <string>
#include <vector>

/// A public world of a few terms, each in a direction of its own, and a writer whose texts are their phrases.
namespace tests {

/// Keeps what it was asked for.
class PhraseWriter final : public core::synthesis::CandidateSource
{
public:
    using Wanted = std::vector<core::synthesis::Sequence>;

    core::Result<core::privacy::Released<std::vector<std::string>>>
    write(const core::privacy::Released<Wanted> &wanted, core::JobControl &control) const override
    {
        if (control.isCancelled())
            return core::cancelled();
        asked.push_back(*wanted);
        return wanted.derive([](const Wanted &all) {
            std::vector<std::string> texts;
            for (const auto &each : all) {
                std::string &text = texts.emplace_back();
                for (const std::string &phrase : each.keyphrases)
                    text += phrase + ". ";
            }
            return texts;
        });
    }

    mutable std::vector<Wanted> asked; ///< call by call
};

inline core::synthesis::PublicInputs evolutionInputs(const QTemporaryDir &folder,
                                                     int terms,
                                                     const std::vector<std::string> &labels,
                                                     std::shared_ptr<const PhraseWriter> writer)
{
    const auto vocabulary = inventedTerms(folder, terms);
    const auto path = folder.filePath(QStringLiteral("terms.vectors")).toStdString();
    if (!core::embedding::writeVectors(path, Eigen::MatrixXf::Identity(terms, terms)))
        qFatal("the vectors could not be written");
    core::synthesis::PublicInputs inputs{vocabulary,
                                         *core::embedding::Embedding::openVectors(path),
                                         std::make_shared<const core::vocabulary::PhraseMatcher>(vocabulary)};
    inputs.writing = {labels, std::move(writer)};
    return inputs;
}

/// Adds one unit with a document for each (label, text).
inline void addUnit(core::synthesis::PrivateRun &run,
                    const std::vector<std::pair<std::uint32_t, std::string>> &documents)
{
    std::vector<core::synthesis::UnitDocument> unit;
    for (const auto &[label, text] : documents)
        unit.push_back({label, run.featuresOf(text)});
    std::ranges::sort(unit);
    run.add(unit);
}

} // namespace tests
