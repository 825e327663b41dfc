#pragma once

#include "core/evaluation/Scores.h"
#include "ui/widgets/TableOf.h"

#include <QAbstractTableModel>
#include <QCoreApplication>
#include <QString>

#include <memory>

/// The results of a usefulness check, as tables. PRIVATE: for a view that does not copy.
namespace ui {

using SharedUsefulness = std::shared_ptr<const core::evaluation::Usefulness>;

/// "logistic regression on phrases"
QString classifierText(const core::evaluation::ClassifierScore &score);
/// "82.3 %"
QString shareText(double share);

/// One row for each classifier.
class ScoreModel final : public TableOf<core::evaluation::ClassifierScore>
{
    Q_DECLARE_TR_FUNCTIONS(ScoreModel)

public:
    enum Column { Classifier, Accuracy, Interval, Correct, Baseline };

    explicit ScoreModel(QObject *parent = nullptr);

    void set(SharedUsefulness usefulness);

private:
    SharedUsefulness m_usefulness;
};

/// One row for each label, by its number: how one classifier did on its records.
class LabelScoreModel final : public TableOf<std::size_t>
{
    Q_DECLARE_TR_FUNCTIONS(LabelScoreModel)

public:
    enum Column { Label, Records, Found, Right };

    explicit LabelScoreModel(QObject *parent = nullptr);

    void set(SharedUsefulness usefulness, int classifier);

private:
    SharedUsefulness m_usefulness;
    int m_classifier = -1;
};

/// Records of each label (row) by the label they were taken for (column).
class ConfusionModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    /// The share of the records of the row's label, 0 to 1: for the shading.
    static constexpr int ShareRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void set(SharedUsefulness usefulness, int classifier);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    /// "12 of 40 records of Surgery were taken for Cardiology."
    QString sentence(int row, int column) const;

    SharedUsefulness m_usefulness;
    int m_classifier = -1;
};

} // namespace ui
