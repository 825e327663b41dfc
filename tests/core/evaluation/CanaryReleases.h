#pragma once

#include "core/evaluation/attack/MembershipAttack.h"
#include "core/methods/Methods.h"
#include "tests/core/audit/FaultyMethod.h"
#include "tests/core/evaluation/UsefulTexts.h"

#include <string>
#include <utility>
#include <vector>

namespace tests {

/// Writes a file of records with these texts and says how it is read.
inline core::records::Source
notesIn(const SmallWorld &world, const char *name, const std::vector<std::string> &texts)
{
    QByteArray bytes = noteHeader;
    for (const std::string &text : texts)
        bytes += noteRow("p", "A", QByteArray::fromStdString(text));
    world.write(name, bytes);
    core::records::Source source = recordsSource(world.plan.records);
    source.files = {world.path(name)};
    return source;
}

/// Small releases of neighbouring data sets, one after the other: three records, with the canary or without,
/// through the program's commit at epsilon 1, drawing and template. Its terms nobody else has. `fault` breaks
/// the method; `leaks` puts the canary's text among the documents where it is there.
class CanaryReleases
{
public:
    CanaryReleases(Fault fault, bool leaks)
        : m_method(**core::synthesis::synthesizerOf("histogram"), std::move(fault))
        , m_leaks(leaks)
    {
        m_world.plan.synthesis.epsilon["phrases"] = 1.0;
        m_world.plan.sampling.perLabel = 20;
    }

    /// Of each attack, over so many releases with the canary and as many without.
    std::vector<core::evaluation::RocCurve> curves(int releases)
    {
        const std::size_t attacks = std::size(core::evaluation::attackKinds);
        std::vector<std::vector<double>> with(attacks);
        std::vector<std::vector<double>> without(attacks);
        for (int i = 0; i < releases; ++i)
            for (const bool isThere : {true, false}) {
                const std::vector<double> scored = scores(isThere);
                for (std::size_t attack = 0; attack < attacks; ++attack)
                    (isThere ? with : without)[attack].push_back(scored[attack]);
            }
        std::vector<core::evaluation::RocCurve> curves;
        for (std::size_t attack = 0; attack < attacks; ++attack)
            curves.push_back(core::evaluation::rocCurve(with[attack], without[attack]));
        return curves;
    }

    /// What the last release cost.
    double epsilon() const { return m_epsilon; }

    /// Of each attack, on one more release.
    std::vector<double> scores(bool isThere)
    {
        const std::string canary = "term5 term6 term7 term8 term9";
        const std::vector<std::string> others = {"term0 term1", "term2 term3", "term0 term4"};
        std::vector<std::string> records = others;
        if (isThere)
            records.push_back(canary);
        notesIn(m_world, "notes.csv", records);
        core::NoControl control;
        const auto fitted = core::pipeline::commitModelBy(
            m_method, checked(m_world.plan), m_world.inputs, m_world.ledger, m_world.store, control, 1);
        if (!fitted)
            qFatal("%s", fitted.error().detail.c_str());
        const auto drawn = core::pipeline::sampleSequences(
            checked(m_world.plan, {"sampling"}), m_world.inputs, fitted->model, control);
        const auto written = core::pipeline::writeDocuments(
            checked(m_world.plan, {"writer"}), m_world.inputs, *drawn, control);
        m_epsilon = (*fitted->model).spend.epsilon();
        std::vector<std::string> texts;
        for (const core::writing::Document &document : **written)
            texts.push_back(document.text);
        if (m_leaks && isThere)
            texts.push_back(canary);
        return core::evaluation::attackScores(texts, others, canary, m_world.inputs);
    }

private:
    SmallWorld m_world;
    FaultyMethod m_method;
    bool m_leaks;
    double m_epsilon = 0.0;
};

} // namespace tests
