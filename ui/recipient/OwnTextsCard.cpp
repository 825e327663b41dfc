#include "ui/recipient/OwnTextsCard.h"

#include "core/records/Format.h"
#include "core/records/profiles/Profile.h"
#include "ui/models/ColumnRoles.h"
#include "ui/models/RecordPreviewModel.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <numeric>
#include <utility>

namespace ui {

namespace {

constexpr int previewRows = 5;

QComboBox *makeColumnChoice(const char *name, const QString &spoken, QWidget *parent)
{
    auto *choice = new QComboBox(parent);
    choice->setObjectName(QLatin1String(name));
    choice->setAccessibleName(spoken);
    choice->setMinimumWidth(180);
    setHelp(choice, QStringLiteral("recipient.own"));
    return choice;
}

void selectColumn(QComboBox &choice, const std::string &column)
{
    const int place = choice.findData(QByteArray::fromStdString(column));
    choice.setCurrentIndex(std::max(place, 0));
}

std::string chosenIn(const QComboBox &choice)
{
    return choice.currentData().toByteArray().toStdString();
}

} // namespace

OwnTextsCard::OwnTextsCard(ReceivedDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_choose(makeButton(tr("&Choose your texts..."), "chooseOwnTexts", "", this))
    , m_folder(makeButton(tr("Choose a folder..."), "chooseOwnFolder", "", this))
    , m_name(makeLabel({}, "", this))
    , m_badge(new Badge(Badge::Kind::Private, {}, this))
    , m_error(new ErrorBox(this))
    , m_rows(new RecordPreviewModel(this))
{
    m_name->setObjectName(QStringLiteral("ownTextsName"));
    m_name->setTextFormat(Qt::PlainText);
    m_error->setObjectName(QStringLiteral("ownTextsError"));
    for (QPushButton *button : {m_choose, m_folder})
        setHelp(button, QStringLiteral("recipient.own"));
    auto *card = new Card(tr("1. Your own texts"), this);
    card->setTitleLook("strong");
    card->addToTitle(m_badge);
    setSent(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_folder);
    buttons->addWidget(m_name, 1);
    card->body()->addWidget(makeLabel(
        tr("The texts to classify: a table, a spreadsheet, text files, and similar. With a column of true "
           "labels you see how good the result is. You can also train without your own texts."),
        "caption",
        card));
    card->body()->addLayout(buttons);
    card->body()->addWidget(m_error);
    card->body()->addWidget(makeColumns());
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_choose, &QPushButton::clicked, this, &OwnTextsCard::choose);
    connect(m_folder, &QPushButton::clicked, this, [this] {
        const QString folder = m_desk.environment().files->folder(this, tr("Your texts"));
        if (!folder.isEmpty())
            take({folder});
    });
    connect(&desk, &ReceivedDesk::opened, this, &OwnTextsCard::forget);
    forget();
}

void OwnTextsCard::setSent(bool isSent)
{
    if (isSent)
        m_badge->set(Badge::Kind::Weak, tr("go to the server below"));
    else
        m_badge->set(Badge::Kind::Private, tr("stay on this computer"));
}

QWidget *OwnTextsCard::makeColumns()
{
    m_columns = new QWidget(this);
    m_text = makeColumnChoice("ownTextColumn", tr("Column with the text"), m_columns);
    m_label = makeColumnChoice("ownLabelColumn", tr("Column with the true label"), m_columns);
    m_table = new PrivateTable(m_columns);
    m_table->setObjectName(QStringLiteral("ownTextsTable"));
    m_table->setAccessibleName(tr("First rows of your texts"));
    m_table->setModel(m_rows);
    makePlain(*m_table);
    setHelp(m_table, QStringLiteral("recipient.own"));
    auto *flow = new FlowLayout(nullptr, 16);
    const auto add = [&](const QString &words, QComboBox *choice) {
        QLabel *label = makeLabelFor(choice, words, "", m_columns);
        auto *pair = new QHBoxLayout;
        pair->setSpacing(8);
        pair->addWidget(label);
        pair->addWidget(choice);
        flow->addLayout(pair);
        connect(choice, &QComboBox::currentIndexChanged, this, &OwnTextsCard::refresh);
    };
    add(tr("The &text is in:"), m_text);
    add(tr("The true la&bel is in:"), m_label);
    auto *column = new QVBoxLayout(m_columns);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(flow);
    column->addWidget(m_table);
    return m_columns;
}

void OwnTextsCard::choose()
{
    const QStringList paths = m_desk.environment().files->openFiles(this, tr("Your texts"), recordsFilter());
    if (!paths.isEmpty())
        take(paths);
}

void OwnTextsCard::forget()
{
    m_reader.drop();
    m_source = {};
    m_format.clear();
    m_preview.reset();
    m_error->hide();
    m_columns->hide();
    refresh();
}

void OwnTextsCard::take(const QStringList &paths)
{
    forget();
    core::records::Source source;
    for (const QString &path : paths)
        source.files.emplace_back(path.toStdString());
    m_source = source;
    refresh();
    m_reader.start([source](core::JobControl &) { return core::records::preview(source, previewRows); },
                   [this](core::Result<core::records::Preview> preview) { show(std::move(preview)); });
}

void OwnTextsCard::show(core::Result<core::records::Preview> preview)
{
    if (!preview || preview->columns.empty()) {
        m_source = {};
        if (!preview)
            m_error->showError(preview.error());
        else
            m_error->showError(tr("These texts cannot be read"),
                               tr("Open the file in the program that made it, and save it again."));
        refresh();
        return;
    }
    if (const auto *format = core::records::findFormat(preview->format))
        m_format = formatTitle(*format);
    fillColumns(*preview);
    m_preview = std::move(*preview);
    m_columns->show();
    refresh();
    fitToRows(*m_table, previewRows);
    QList<int> columns(m_rows->columnCount());
    std::iota(columns.begin(), columns.end(), 0);
    fitColumns(*m_table, columns);
}

void OwnTextsCard::continueFrom(const OwnTextsCard &before)
{
    m_source = before.m_source;
    if (!before.m_preview && before.m_reader.isPending()) {
        QStringList paths;
        for (const auto &file : before.m_source.files)
            paths << QString::fromStdString(file.string());
        take(paths);
    } else if (before.m_preview) {
        show(*before.m_preview);
        m_text->setCurrentIndex(before.m_text->currentIndex());
        m_label->setCurrentIndex(before.m_label->currentIndex());
    }
}

void OwnTextsCard::fillColumns(const core::records::Preview &preview)
{
    const QSignalBlocker quiet(m_text);
    const QSignalBlocker quietToo(m_label);
    m_text->clear();
    m_label->clear();
    m_text->addItem(tr("choose a column"));
    m_label->addItem(tr("there are no labels"));
    std::vector<std::string> columns = preview.columns;
    for (const std::string &column : columns)
        m_text->addItem(columnText(column), QByteArray::fromStdString(column));
    if (preview.files > 1 || m_source.files.size() > 1) // of one file they say nothing
        for (const auto &[name, value] : preview.fileColumns)
            columns.push_back(name);
    for (const std::string &column : columns)
        m_label->addItem(columnText(column), QByteArray::fromStdString(column));
    const core::records::RoleGuess guess = core::records::guessRoles(preview.columns, preview.rows);
    core::records::Source filled = m_source;
    if (const core::records::Profile *profile = core::records::profileOf(preview)) // a known kind of export
        core::records::fillIn(filled, *profile, preview);
    selectColumn(*m_text, filled.textColumn.empty() ? guess.text : filled.textColumn);
    selectColumn(*m_label, filled.labelColumn.value_or(guess.label));
    m_columnNames = columns;
    m_rows->setPreview(preview, columns);
}

void OwnTextsCard::refresh()
{
    core::plan::Plan::Records roles; // the other columns are greyed
    if (const auto own = texts()) {
        roles.textColumn = own->source.textColumn;
        roles.labelColumn = own->source.labelColumn;
    }
    m_rows->setRoles(ColumnRoles::of(m_columnNames, roles));
    m_name->setText(words());
    emit changed();
}

QString OwnTextsCard::words() const
{
    if (m_source.files.empty())
        return {};
    const QString name = fileNameText(QString::fromStdString(m_source.file().string()));
    const int more = static_cast<int>(m_source.files.size()) - 1;
    //: %1: name of the first of several files
    const QString files = more == 0 ? name : tr("%1 and %n more", nullptr, more).arg(name);
    //: name and kind of a file: "notes.csv · CSV"
    return m_format.isEmpty() ? files : tr("%1 · %2").arg(files, m_format);
}

bool OwnTextsCard::hasLabels() const
{
    return texts() && m_label->currentIndex() > 0;
}

std::optional<core::recipient::OwnTexts> OwnTextsCard::texts() const
{
    if (m_source.files.empty() || m_columns->isHidden() || m_text->currentIndex() < 1)
        return std::nullopt;
    core::recipient::OwnTexts own;
    own.source = m_source;
    own.source.textColumn = chosenIn(*m_text);
    if (m_label->currentIndex() > 0)
        own.source.labelColumn = chosenIn(*m_label);
    if (m_desk.contents())
        own.labelValues = m_desk.contents()->corpus.plan.labelValues;
    return own;
}

} // namespace ui
