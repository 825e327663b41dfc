#include "ui/steps/records/SectionChoice.h"

#include "core/preparation/Sections.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/SectionModel.h"
#include "ui/text/HelpText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int heightOfSection = 28;
constexpr int sectionsInSight = 6;
constexpr int widestTitle = 260;

/// Space ticks the section wherever the row is chosen.
class SectionTable final : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() != Qt::Key_Space || !currentIndex().isValid())
            return QTableView::keyPressEvent(event);
        const QModelIndex index = currentIndex().siblingAtColumn(SectionModel::Section);
        const bool isKept = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        model()->setData(index, isKept ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
        event->accept();
    }
};

} // namespace

SectionChoice::SectionChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new SectionModel(this))
    , m_chosen(makeLabel({}, "", this))
    , m_filter(new QLineEdit(this))
    , m_table(new SectionTable(this))
    , m_headings(makeLabel({}, "caption", this))
    , m_all(makeButton(tr("Count the whole text"), "wholeText", "", this))
    , m_fold(new Fold({.show = tr("Choose sections"), .hide = tr("Hide the list of sections")},
                      "showSections",
                      "records.sections",
                      makeList(),
                      this))
{
    m_chosen->setObjectName(QStringLiteral("sectionsChosen"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    all->addWidget(m_chosen);
    all->addWidget(m_fold);
    connect(m_model, &SectionModel::keptWanted, this, &SectionChoice::keep);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_model->setFilter(text);
        showHeadings();
    });
    connect(m_all, &QPushButton::clicked, this, &SectionChoice::keepAll);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            &SectionChoice::showHeadings);
    refresh();
}

QWidget *SectionChoice::makeList()
{
    m_filter->setObjectName(QStringLiteral("sectionFilter"));
    m_filter->setAccessibleName(tr("Show only sections whose name or headings hold this"));
    //: in an empty field: a part of the name of a section, or of its headings
    m_filter->setPlaceholderText(tr("search, by name or heading"));
    m_filter->setClearButtonEnabled(true);
    setHelp(m_filter, QStringLiteral("records.sections"));
    m_table->setObjectName(QStringLiteral("sections"));
    m_table->setAccessibleName(tr("Sections; a tick makes one count"));
    m_table->setAccessibleDescription(tr("Space ticks the section."));
    m_table->setModel(m_model);
    makePlain(*m_table);
    // The padded delegate of plain tables would draw the tick beside the place where it takes a click.
    m_table->setItemDelegateForColumn(SectionModel::Section, new QStyledItemDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->setDefaultSectionSize(heightOfSection);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->resizeColumnToContents(SectionModel::Section);
    m_table->setColumnWidth(SectionModel::Section,
                            std::min(m_table->columnWidth(SectionModel::Section) + 12, widestTitle));
    setHelp(m_table, QStringLiteral("records.sections"));
    m_headings->setObjectName(QStringLiteral("sectionHeadings"));
    m_all->setAccessibleName(tr("Count the whole text, whatever its sections"));
    setHelp(m_all, QStringLiteral("records.sections"));

    auto *list = new QWidget(this);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_filter, 1);
    head->addWidget(m_all);
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_table);
    column->addWidget(m_headings);
    setTabOrder(m_filter, m_all);
    setTabOrder(m_all, m_table);
    return list;
}

void SectionChoice::keep(const std::string &name, bool isKept)
{
    m_session.edit([&](Plan &plan) {
        const std::vector<std::string> before = plan.records.sections;
        plan.records.sections.clear();
        for (const std::string_view each : core::preparation::sectionNames())
            if (each == name ? isKept : std::ranges::find(before, each) != before.end())
                plan.records.sections.emplace_back(each);
    });
}

void SectionChoice::keepAll()
{
    m_session.edit([](Plan &plan) { plan.records.sections.clear(); });
}

void SectionChoice::showHeadings()
{
    const QModelIndex current = m_table->currentIndex();
    const QString headings =
        current.isValid() ? current.siblingAtColumn(SectionModel::Headings).data().toString() : QString();
    m_headings->setVisible(!headings.isEmpty());
    //: %1: a section of a note, %2: the headings that begin it
    m_headings->setText(tr("%1 begins with: %2.")
                            .arg(current.siblingAtColumn(SectionModel::Section).data().toString(), headings));
}

void SectionChoice::refresh()
{
    const std::vector<std::string> &kept = m_session.plan().records.sections;
    m_model->setKept(kept);
    QStringList titles;
    for (const std::string &name : kept)
        titles.append(sectionTitle(name));
    m_chosen->setText(kept.empty() ? tr("The whole text counts.")
                                   //: %1: sections of a note
                                   : tr("Only these sections count: %1. A text without any known heading "
                                        "counts as a whole.")
                                         .arg(QLocale().createSeparatedList(titles)));
    m_all->setEnabled(!kept.empty());
    // The look of the header, and with it its height, comes with the page.
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + sectionsInSight * heightOfSection + 4);
    if (m_hadAny == kept.empty() && !kept.empty())
        m_fold->setUnfolded(true);
    m_hadAny = !kept.empty();
    showHeadings();
}

} // namespace ui
