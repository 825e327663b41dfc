#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QAbstractTableModel>

#include <vector>

/// How models did on a recipient's own texts, as tables. PRIVATE: for a view that does not copy.
namespace ui {

/// One row for each model that was judged.
class JudgementModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Accuracy, AccuracyInterval, MacroF1, CalibrationError, Texts, ColumnCount };

    struct Row
    {
        QString name;
        std::shared_ptr<const core::recipient::Judgement> judgement;
    };

    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<Row> rows);
    const std::vector<Row> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<Row> m_rows;
};

/// One row for each label: how one model did on its texts.
class LabelFiguresModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Texts, Recall, RecallInterval, Precision, PrecisionInterval, F1, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<core::recipient::LabelFigures> figures);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<core::recipient::LabelFigures> m_figures;
};

/// One row for each bin of probabilities.
class CalibrationModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Probability, Texts, Share, ShareInterval, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void set(std::vector<core::recipient::CalibrationBin> bins);
    const std::vector<core::recipient::CalibrationBin> &bins() const { return m_bins; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<core::recipient::CalibrationBin> m_bins;
};

} // namespace ui
