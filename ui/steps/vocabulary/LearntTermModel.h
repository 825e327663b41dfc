#pragma once

#include "core/learning/Learnt.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QSortFilterProxyModel>

#include <memory>

namespace ui {

class LearningDesk;

/// The phrases that were learnt, the likeliest first, and what is known of each. Those that were omitted are
/// rows too: LearntTermFilter leaves them out.
class LearntTermModel final : public TableOf<std::size_t>
{
    Q_DECLARE_TR_FUNCTIONS(LearntTermModel)

public:
    enum Column { Phrase, Expected, Weight, Passages };
    explicit LearntTermModel(const LearningDesk &desk, QObject *parent = nullptr);

    /// Takes what is learnt by now, if it is something else.
    void follow();

private:
    double number(std::size_t place, Column column) const;

    const LearningDesk &m_desk;
    std::shared_ptr<const core::learning::Learnt> m_learnt;
    double m_priors = 0.0; ///< of all phrases together
};

/// Hides excluded terms, and terms that a search does not find.
class LearntTermFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit LearntTermFilter(const LearningDesk &desk, QObject *parent = nullptr);

    void setSearch(const QString &search);
    /// Something was omitted, or came back.
    void refresh() { invalidateFilter(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    /// Sorts equal terms by likelihood in both directions, so that a restored term returns to its place.
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    const LearningDesk &m_desk;
    QString m_search;
};

} // namespace ui
