#include "ui/recipient/ReceivedTextsTab.h"

#include "ui/models/ReleaseText.h"
#include "ui/recipient/ReceivedCountsCard.h"
#include "ui/recipient/ReceivedTextModel.h"
#include "ui/recipient/ReceivedTextView.h"
#include "ui/recipient/SaveTextsBar.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

ReceivedTextsTab::ReceivedTextsTab(ReceivedDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_model(new ReceivedTextModel(this))
{
    setObjectName(QStringLiteral("receivedTextsTab"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(makeFilter());
    column->addWidget(makeReading(), 1);
    m_counts = new ReceivedCountsCard(desk, this);
    column->addWidget(m_counts);
    connectParts();
    refresh();
}

QWidget *ReceivedTextsTab::makeFilter()
{
    auto *row = new QWidget(this);
    m_label = new QComboBox(row);
    m_label->setObjectName(QStringLiteral("receivedLabel"));
    m_label->setAccessibleName(tr("Label whose documents are shown"));
    m_label->setMinimumWidth(190);
    m_label->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_words = new QLineEdit(row);
    m_words->setObjectName(QStringLiteral("receivedSearch"));
    m_words->setAccessibleName(tr("Search phrases and texts"));
    m_words->setPlaceholderText(tr("Search phrases and texts"));
    m_words->setClearButtonEnabled(true);
    for (QWidget *part : std::initializer_list<QWidget *>{m_label, m_words})
        setHelp(part, QStringLiteral("recipient.documents"));
    QLabel *label = makeLabelFor(m_label, tr("L&abel:"), "", row);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    line->addWidget(label);
    line->addWidget(m_label, 1);
    line->addWidget(m_words, 2);
    return row;
}

QWidget *ReceivedTextsTab::makeReading()
{
    auto *card = new Card({}, this);
    m_table = new QTableView(card);
    m_table->setObjectName(QStringLiteral("receivedTable"));
    m_table->setAccessibleName(tr("Documents of the package"));
    m_table->setModel(m_model);
    makePlainTable(*m_table, ReceivedTextModel::Phrases);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setMinimumSize(300, 280);
    setHelp(m_table, QStringLiteral("recipient.documents"));
    m_count = makeLabel({}, "caption", card);
    m_count->setObjectName(QStringLiteral("receivedCount"));
    m_view = new ReceivedTextView(card);
    m_save = new SaveTextsBar(m_desk, card);
    auto *list = new QVBoxLayout;
    list->setSpacing(6);
    list->addWidget(m_table, 1);
    list->addWidget(m_count);
    auto *row = new QHBoxLayout;
    row->setSpacing(14);
    row->addLayout(list, 2);
    row->addWidget(m_view, 3);
    card->body()->addLayout(row, 1);
    card->body()->addWidget(m_save);
    return card;
}

void ReceivedTextsTab::connectParts()
{
    connect(&m_desk, &ReceivedDesk::opened, this, &ReceivedTextsTab::refresh);
    connect(m_label, &QComboBox::currentIndexChanged, this, &ReceivedTextsTab::search);
    connect(m_words, &QLineEdit::textChanged, &m_search, &DelayedJob::schedule);
    connect(&m_search, &DelayedJob::due, this, &ReceivedTextsTab::search);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::selectionChanged,
            this,
            &ReceivedTextsTab::showChosen);
}

void ReceivedTextsTab::refresh()
{
    setEnabled(m_desk.contents() != nullptr);
    {
        const QSignalBlocker quiet(m_label);
        const QSignalBlocker quietToo(m_words);
        m_label->clear();
        m_words->clear();
        m_label->addItem(tr("all labels"));
        if (m_desk.contents())
            for (const std::string &label : m_desk.contents()->corpus.texts.labels)
                m_label->addItem(label.empty() ? labelName(label) : shownText(label),
                                 QByteArray::fromStdString(label));
    }
    search();
}

void ReceivedTextsTab::search()
{
    if (!m_desk.contents()) {
        m_search.drop();
        take({});
        return;
    }
    ReceivedSearch wanted{.package = m_desk.package(), .label = std::nullopt, .words = m_words->text()};
    if (m_label->currentIndex() > 0)
        wanted.label = m_label->currentData().toByteArray().toStdString();
    m_search.start(std::move(wanted), [this](core::Result<std::vector<std::size_t>> found) {
        if (found)
            take(std::move(*found));
    });
}

void ReceivedTextsTab::take(std::vector<std::size_t> found)
{
    m_model->set(m_desk.contents() ? m_desk.package() : nullptr, std::move(found));
    const std::size_t all = m_desk.contents() ? m_desk.contents()->texts.size() : 0;
    if (m_model->shown().size() == all)
        m_count->setText(tr("%Ln document(s)", nullptr, static_cast<int>(all)));
    else
        //: %1: how many there are
        m_count->setText(tr("%Ln document(s) of %1", nullptr, m_model->rowCount())
                             .arg(QLocale().toString(static_cast<qlonglong>(all))));
    if (m_model->rowCount() > 0)
        m_table->selectRow(0);
    showChosen();
}

void ReceivedTextsTab::showChosen()
{
    core::recipient::TextPlaces chosen;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
        chosen.push_back(m_model->shown().at(static_cast<std::size_t>(row.row())));
    std::sort(chosen.begin(), chosen.end());
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid())
        m_view->clear();
    else
        m_view->show(m_model->textAt(current.row()));
    const bool isByLabel = m_label->currentIndex() > 0;
    m_save->setParts(m_model->shown(), std::move(chosen), isByLabel ? m_label->currentText() : QString());
}

} // namespace ui
