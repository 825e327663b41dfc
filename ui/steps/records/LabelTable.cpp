#include "ui/steps/records/LabelTable.h"

#include "ui/steps/records/LabelModel.h"
#include "ui/widgets/PlainTable.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace ui {

namespace {

constexpr int heightOfRow = 30;
constexpr int narrowest = 96; // of a column: beside the numbers a name is still to be read

/// The delegate of the column with the tick: the padded delegate of plain tables would draw the tick beside
/// the place where it takes a click. Its editor has an accessible name.
class NameDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *
    createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
        if (auto *line = qobject_cast<QLineEdit *>(editor)) {
            line->setObjectName(QStringLiteral("labelName"));
            line->setAccessibleName(LabelTable::tr("Public name of the label"));
            line->setMaxLength(static_cast<int>(core::plan::limits::maximumLabelLength));
        }
        return editor;
    }
};

/// The delegate of the values of a label: as wide as the padded one, with a named editor.
class ValuesDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *
    createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QWidget *editor = QStyledItemDelegate::createEditor(parent, option, index);
        editor->setObjectName(QStringLiteral("labelValues"));
        editor->setAccessibleName(
            LabelTable::tr("Values that the label stands for, with semicolons between"));
        return editor;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int padding = 9; // as the other columns have it
        QStyleOptionViewItem padded = option;
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, option.palette.highlight());
        padded.rect = option.rect.adjusted(padding, 0, -padding, 0);
        QStyledItemDelegate::paint(painter, padded, index);
    }
};

} // namespace

LabelTable::LabelTable(LabelModel &model, QWidget *parent)
    : PrivateTable(parent)
    , m_model(model)
{
    setModel(&model);
    makePlain(*this);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setItemDelegateForColumn(LabelModel::Label, new NameDelegate(this));
    setItemDelegateForColumn(LabelModel::Values, new ValuesDelegate(this));
    verticalHeader()->setDefaultSectionSize(heightOfRow);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setStretchLastSection(false);
    horizontalHeader()->setMinimumSectionSize(
        std::max({narrowest,
                  horizontalHeader()->sectionSizeHint(LabelModel::Label),
                  horizontalHeader()->sectionSizeHint(LabelModel::Values)}));
    horizontalHeader()->setResizeContentsPrecision(50); // of a long list, a sample is enough
    horizontalHeader()->setSectionResizeMode(LabelModel::Label, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(LabelModel::Values, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(LabelModel::Records, QHeaderView::ResizeToContents);
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &LabelTable::keep);
    connect(&model, &QAbstractItemModel::modelReset, this, &LabelTable::restore);
}

QList<int> LabelTable::chosenRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows.append(index.row());
    if (rows.isEmpty() && currentIndex().isValid())
        rows.append(currentIndex().row());
    std::sort(rows.begin(), rows.end());
    return rows;
}

void LabelTable::choose(int row)
{
    if (row < 0)
        return;
    const QModelIndex index = m_model.index(row, LabelModel::Label);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void LabelTable::renameChosen()
{
    const QList<int> rows = chosenRows();
    if (rows.isEmpty())
        return;
    const QModelIndex index = m_model.index(rows.first(), LabelModel::Label);
    setCurrentIndex(index);
    edit(index);
}

void LabelTable::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_Space)
        emit toggleWanted();
    else if (isPlain && event->key() == Qt::Key_Delete)
        emit removeWanted();
    else
        return PrivateTable::keyPressEvent(event);
    event->accept();
}

void LabelTable::keep()
{
    m_kept.clear();
    const QList<QModelIndex> selected = selectionModel()->selectedRows();
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const bool isCurrent = currentIndex().isValid() && currentIndex().row() == row;
        const bool isSelected = selected.contains(m_model.index(row, 0));
        if (isCurrent || isSelected)
            m_kept.append({m_model.row(row).name, m_model.row(row).isDeclared, isCurrent, isSelected});
    }
}

void LabelTable::restore()
{
    for (const Kept &kept : m_kept) {
        int row = m_model.rowOf(kept.name, kept.isDeclared);
        if (row < 0) // ticked or taken back meanwhile
            row = m_model.rowOf(kept.name, !kept.isDeclared);
        if (row < 0)
            continue;
        const QModelIndex index = m_model.index(row, LabelModel::Label);
        if (kept.isSelected)
            selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
        if (kept.isCurrent)
            selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    }
}

} // namespace ui
