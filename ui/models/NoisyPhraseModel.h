#pragma once

#include "core/project/Journey.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <vector>

namespace ui {

/// The phrases of one label of a released model, most frequent first: those that stand out of the noise and
/// the first few that do not. Values are in privacy units (patients or records) and hold noise.
class NoisyPhraseModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Phrase, Units, Noise, Kept, ColumnCount };

    struct Row
    {
        QString phrase;
        double units = 0.0; ///< may be negative
        bool isKept = false;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Both or none; they must belong together (equal vocabulary digests).
    void setReleased(std::shared_ptr<const core::project::Model> model,
                     std::shared_ptr<const core::project::PublicInputs> inputs);
    /// Index in the model's labels.
    void setLabel(std::size_t label);
    /// Without regard to case. With a search also phrases below the threshold are found.
    void setSearch(const QString &search);

    const std::vector<Row> &rows() const { return m_rows; }
    bool unitIsPerson() const { return m_model && (*m_model)->unitIsPerson; }
    /// What a phrase must exceed to be kept, in units.
    double threshold() const { return m_threshold; }
    /// Half the width of the band that holds the exact value in 95 of 100 cases, in units.
    double noise() const { return m_noise; }
    /// Of the label, whatever is searched.
    int keptCount() const { return m_kept; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void rebuild();
    QString phraseOf(std::uint32_t term) const;

    std::shared_ptr<const core::project::Model> m_model;
    std::shared_ptr<const core::project::PublicInputs> m_inputs;
    std::size_t m_label = 0;
    QString m_search;
    std::vector<Row> m_rows;
    double m_threshold = 0.0;
    double m_noise = 0.0;
    int m_kept = 0;
};

/// How many different phrases stand out of the noise under at least one label.
int keptPhraseCount(const core::seeding::HistogramModel &model);

/// A count that holds noise: with one decimal while it is small, else whole.
QString unitsText(double units);

} // namespace ui
