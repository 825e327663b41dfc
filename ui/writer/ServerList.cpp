#include "ui/writer/ServerList.h"

#include "core/plan/Plan.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/writer/ServerPlace.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

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
    , m_note(makeLabel(tr("The documents are distributed by weight. If a server fails, the others take its "
                          "documents. The settings below belong to the selected server."),
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

namespace {

using core::plan::Plan;
using Endpoint = Plan::Writer::Endpoint;
namespace limits = core::plan::limits;

QVariant valueOf(const Plan::Writer &writer, const Endpoint &endpoint, int column)
{
    switch (column) {
    case ServerTableModel::Address:
        return QString::fromStdString(endpoint.baseUrl);
    case ServerTableModel::Model:
        return QString::fromStdString(endpoint.model.empty() ? writer.model : endpoint.model);
    case ServerTableModel::Weight:
        return endpoint.weight;
    default:
        return endpoint.inFlight;
    }
}

void set(Endpoint &endpoint, int column, const QVariant &value)
{
    const std::string text = value.toString().trimmed().toStdString();
    switch (column) {
    case ServerTableModel::Address:
        endpoint.baseUrl = text;
        break;
    case ServerTableModel::Model:
        endpoint.model = text;
        break;
    case ServerTableModel::Weight:
        endpoint.weight = std::clamp(value.toInt(), 1, limits::maximumWeight);
        break;
    default:
        endpoint.inFlight = std::clamp(value.toInt(), 1, limits::maximumInFlight);
        break;
    }
}

} // namespace

ServerTableModel::ServerTableModel(ProjectSession &session, QObject *parent)
    : QAbstractTableModel(parent)
    , m_session(session)
{
    refresh();
}

int ServerTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ServerTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ServerTableModel::data(const QModelIndex &index, int role) const
{
    const Plan::Writer &writer = m_session.plan().writer;
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= writer.servers.size())
        return {};
    if (role == Qt::TextAlignmentRole && index.column() >= Weight)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    const QVariant value = valueOf(writer, writer.servers[row], index.column());
    if (role == Qt::DisplayRole && value.toString().isEmpty())
        return tr("not given yet");
    return value;
}

QVariant ServerTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section >= Weight)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Address:
        return tr("Server");
    case Model:
        return tr("Model");
    case Weight:
        //: how many documents a server gets beside the others
        return tr("Weight");
    default:
        //: requests to a server at the same time
        return tr("At once");
    }
}

Qt::ItemFlags ServerTableModel::flags(const QModelIndex &index) const
{
    return QAbstractTableModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool ServerTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto row = static_cast<std::size_t>(index.row());
    if (role != Qt::EditRole || !index.isValid() || row >= m_session.plan().writer.servers.size())
        return false;
    m_session.edit([&](Plan &plan) { set(plan.writer.servers[row], index.column(), value); });
    emit dataChanged(index, index);
    return true;
}

void ServerTableModel::refresh()
{
    const int rows = static_cast<int>(m_session.plan().writer.servers.size());
    if (rows != m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (rows > 0) {
        emit dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
    }
}

} // namespace ui
