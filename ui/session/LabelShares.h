#pragma once

#include "core/plan/Plan.h"

#include <QAbstractTableModel>

#include <string>
#include <vector>

namespace ui {

/// The declared share of documents of each label, as a table to edit. Shares are any numbers of 0 or above;
/// what counts is their proportion, which is shown beside them. Does not change anything by itself: it asks.
class LabelShares final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Label, Share, Percent, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the shares: as many as labels, or none.
    void setShares(const std::vector<std::string> &labels, const std::vector<double> &shares);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void shareWanted(std::size_t label, double share);

private:
    std::vector<std::string> m_labels;
    std::vector<double> m_shares;
};

/// Keeps declared shares with their labels when the list of labels changes: what a label stands for keeps its
/// part of the share, under another name, in a group or out of it. A new one gets the mean of those that
/// stay. Where none is left, no shares are.
void followLabels(const core::plan::Plan &before, core::plan::Plan &now);

} // namespace ui
