#pragma once

#include "core/rewriter/RewriterTraining.h"

#include <QAbstractTableModel>
#include <QWidget>

#include <vector>

namespace ui {

class ChartPanel;
class FileChooser;

/// The losses of a rewriting model in training, a row for each look at the held-out texts.
class CurveModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Step, Units, Loss, HeldOut, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void add(const core::rewriter::TrainingProgress &progress);
    void clear();
    const std::vector<core::rewriter::TrainingProgress> &points() const { return m_points; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<core::rewriter::TrainingProgress> m_points;
};

/// The same as curves that grow while it runs. Takes no room before the first look.
class TrainingCurve final : public QWidget
{
    Q_OBJECT

public:
    explicit TrainingCurve(FileChooser &files, QWidget *parent = nullptr);

    void add(const core::rewriter::TrainingProgress &progress);
    void clear();

signals:
    void grown(); ///< by the first look

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();

    CurveModel *m_losses;
    ChartPanel *m_panel;
};

} // namespace ui
