#pragma once

#include <QList>
#include <QString>

#include <filesystem>
#include <optional>

namespace ui {

/// The measured results at some epsilons, for a person who has not paid yet. Public: the clinic of the sample
/// is invented, and the corpora are published (resources/sample/make_preview.py, resources/sample/README.md).
class SamplePreview final
{
public:
    struct Document
    {
        QString label;
        QString text;
    };

    /// The result for the sample at one epsilon.
    struct Step
    {
        double epsilon = 0.0;
        double right = 0.0;   ///< the share of other notes whose label a trained classifier tells
        double phrases = 0.0; ///< the share of the drawn phrases that other notes of the label have
        QList<Document> documents;
    };

    /// The same share on a published corpus, by epsilon.
    struct Corpus
    {
        QString name;
        QString language; ///< its code
        int records = 0;
        int labels = 0;
        double mostFrequent = 0.0; ///< the share of the most frequent label among the tested records
        QList<std::pair<double, double>> right; ///< epsilon and share, by rising epsilon
    };

    /// Reads preview.json and measured.json; empty if a file is missing or is not what the scripts write.
    static std::optional<SamplePreview> read(const std::filesystem::path &sampleFolder);

    const QList<Step> &steps() const { return m_steps; }
    const QList<Corpus> &corpora() const { return m_corpora; }
    /// Returns the largest step that is not above `epsilon`, else the first: it promises no more than was
    /// chosen.
    const Step &stepAt(double epsilon) const;
    /// Returns the measured pair of a corpus whose epsilon is nearest by ratio.
    static std::pair<double, double> nearestIn(const Corpus &corpus, double epsilon);

private:
    QList<Step> m_steps;     ///< by rising epsilon, never empty
    QList<Corpus> m_corpora; ///< by rising number of records for each label
};

} // namespace ui
