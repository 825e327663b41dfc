#include "ui/steps/records/PartList.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QStringListModel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int heightOfName = 26;
constexpr int mostNames = 8; // in sight

} // namespace

PartList::PartList(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_names(new QStringListModel(this))
    , m_table(new PrivateTable(this))
    , m_rest(makeLabel({}, "caption", this))
    , m_fold(new Fold({.show = tr("Show the files"), .hide = tr("Hide the files")},
                      "showParts",
                      "records.parts",
                      makeList(),
                      this))
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_fold);
    refresh();
}

QWidget *PartList::makeList()
{
    m_table->setObjectName(QStringLiteral("parts"));
    m_table->setAccessibleName(tr("Files of the records, in the order in which they are read"));
    m_table->setModel(m_names);
    makePlain(*m_table);
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(heightOfName);
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setHelp(m_table, QStringLiteral("records.parts"));
    m_rest->setObjectName(QStringLiteral("partsRest"));
    auto *list = new QWidget(this);
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_table);
    column->addWidget(m_rest);
    return list;
}

void PartList::refresh()
{
    const RecordsFacts &facts = m_session.records().facts();
    if (m_names->stringList() != facts.names) {
        m_names->setStringList(facts.names);
        m_fold->setUnfolded(false);
        m_table->setFixedHeight(std::min(static_cast<int>(facts.names.size()), mostNames) * heightOfName + 4);
    }
    const auto &preview = m_session.records().preview();
    setVisible(preview && preview->files > 1);
    const auto listed = static_cast<std::size_t>(facts.names.size());
    m_rest->setVisible(preview && preview->files > listed);
    m_rest->setText(tr("Only the first %1 are listed.").arg(QLocale().toString(facts.names.size())));
}

} // namespace ui
