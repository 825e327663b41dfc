#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace ui {

/// An item of NoisyPhraseModel: a phrase, or a group of phrases.
struct NoisyItem
{
    QString name;
    double units = 0.0; ///< may be negative
    bool isKept = false;
    double share = 0.0; ///< of all that stands out under the label, from 0 to 1; 0 for an item that does not
};

/// The counted items of one label of a released model, most frequent first: those that exceed the noise and
/// the first few that do not. Items are phrases, or groups of near phrases where only those were counted.
/// Values are in privacy units (patients or records) and hold noise.
class NoisyPhraseModel final : public TableOf<NoisyItem>
{
    Q_DECLARE_TR_FUNCTIONS(NoisyPhraseModel)

public:
    enum Column { Item, Units, Share, Noise, Kept };

    explicit NoisyPhraseModel(QObject *parent = nullptr);

    /// Both or none; they must belong together (equal vocabulary digests).
    void setReleased(std::shared_ptr<const core::pipeline::Model> model,
                     std::shared_ptr<const core::pipeline::PublicInputs> inputs);
    /// Index in the model's labels; without effect where one count serves all labels.
    void setLabel(std::size_t label);
    /// Searches, ignoring case. With a search also items below the threshold are found; a group of phrases by
    /// each of its phrases.
    void setSearch(const QString &search);

    /// Empty while nothing is released.
    const std::optional<core::synthesis::ReleasedCounts> &counts() const { return m_counts; }
    bool unitIsPerson() const { return m_model && (*m_model)->unitIsPerson; }
    bool itemsAreGroups() const { return m_counts && m_counts->areClusters(); }
    /// Counted over all labels together.
    bool isJoint() const { return m_counts && m_counts->isJoint(); }
    /// Returns the threshold of the noise, in units.
    double threshold() const { return m_counts ? m_counts->threshold() : 0.0; }
    /// Half the width of the band that holds the exact value in 95 of 100 cases, in units.
    double noise() const { return m_counts ? m_counts->halfWidth95() : 0.0; }
    /// Returns the number of kept items of the label, regardless of the search.
    int keptCount() const { return m_kept; }

private:
    void rebuild();
    QString unitsTitle() const;
    std::vector<std::size_t> found() const;

    std::shared_ptr<const core::pipeline::Model> m_model;
    std::shared_ptr<const core::pipeline::PublicInputs> m_inputs;
    std::optional<core::synthesis::ReleasedCounts> m_counts; ///< a view of the two above
    std::size_t m_label = 0;
    QString m_search;
    int m_kept = 0;
};

/// Returns how many different items exceed the noise under at least one of `labels`.
int keptItemCount(const core::synthesis::ReleasedCounts &counts, std::size_t labels);

/// The share of a label, "4 %"; below ten per cent with one decimal, "3.7 %".
QString labelShareText(double share);

/// The words beside a bar: a count, its noise and its share of the label, "209 ± 22 · 4 %"; without a share
/// where that is 0.
QString countText(double units, double halfWidth, double share);

/// Says what counts and shares mean, for below a chart.
QString sharesCaption(bool unitIsPerson);

/// A count that holds noise: with one decimal while it is small, else whole.
QString unitsText(double units);

} // namespace ui
