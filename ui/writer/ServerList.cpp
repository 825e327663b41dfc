#include "ui/writer/ServerList.h"

#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/TableLook.h"
#include "ui/writer/ServerPlace.h"
#include "ui/writer/ServerTableModel.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int mostServers = 8; // beyond that it scrolls

} // namespace

ServerList::ServerList(ProjectSession &session, ServerPlace &place, QWidget *parent)
    : QWidget(parent)
    , m_place(place)
    , m_model(new ServerTableModel(session, this))
    , m_table(new QTableView(this))
    , m_add(makeButton(tr("Add a server"), "addServer", "", this))
    , m_remove(makeButton(tr("Remove this server"), "removeServer", "", this))
    , m_note(
          makeLabel(tr("Documents are shared out by weight. A server that fails leaves its documents to the "
                       "others. What stands below is of the chosen server."),
                    "caption",
                    this))
{
    m_table->setModel(m_model);
    makePlainTable(*m_table, ServerTableModel::Address);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setObjectName(QStringLiteral("serverTable"));
    m_table->setAccessibleName(tr("Servers"));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    for (QWidget *part : {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_add)})
        setHelp(part, QStringLiteral("writing.servers"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_table);
    column->addLayout(buttons);
    column->addWidget(m_note);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const auto &now) {
            if (now.isValid())
                m_place.choose(static_cast<std::size_t>(now.row()));
        });
    connect(m_add, &QPushButton::clicked, &m_place, &ServerPlace::add);
    connect(m_remove, &QPushButton::clicked, &m_place, &ServerPlace::remove);
    refresh();
}

void ServerList::refresh()
{
    const bool isListed = m_place.isListed();
    m_model->refresh();
    for (QWidget *part :
         {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_remove), static_cast<QWidget *>(m_note)})
        part->setVisible(isListed);
    if (!isListed)
        return;
    const int row = static_cast<int>(m_place.row());
    if (m_table->currentIndex().row() != row) {
        const QSignalBlocker quiet(m_table->selectionModel());
        m_table->selectRow(row);
        m_table->viewport()->update();
    }
    fitToRows(*m_table, mostServers);
}

} // namespace ui
