#include "ui/steps/vocabulary/LearnFiles.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

// The sizes of core/learning/Learn.h, in bytes.
constexpr std::uint64_t fewBytes = 5'000'000;
constexpr std::uint64_t advisedBytes = 20'000'000;
constexpr int listHeight = 116;

QString sizeText(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeSIFormat);
}

} // namespace

LearnFiles::LearnFiles(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_list(new QListWidget(this))
    , m_remove(makeButton(tr("&Remove"), "removeTexts", "", this))
    , m_column(new QComboBox(this))
    , m_size(makeLabel({}, "caption", this))
{
    m_list->setObjectName(QStringLiteral("publicTexts"));
    m_list->setAccessibleName(tr("Public texts"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setFixedHeight(listHeight);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setTabKeyNavigation(false);
    m_size->setObjectName(QStringLiteral("textsSize"));
    setHelp(this, QStringLiteral("vocabulary.learnTexts"));
    auto *addFile = makeButton(tr("Add &files..."), "addTexts", "", this);
    auto *addFolder = makeButton(tr("Add a f&older..."), "addTextFolder", "", this);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(addFile);
    buttons->addWidget(addFolder);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *card = new Card(tr("Public texts of the field"), this);
    card->body()->addWidget(m_list);
    card->body()->addLayout(buttons);
    card->body()->addWidget(makeColumn());
    card->body()->addWidget(m_size);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setFocusProxy(addFile);
    connect(addFile, &QPushButton::clicked, this, &LearnFiles::addFiles);
    connect(addFolder, &QPushButton::clicked, this, &LearnFiles::addFolder);
    connectParts();
    refresh();
}

QWidget *LearnFiles::makeColumn()
{
    m_columnRow = new QWidget(this);
    m_column->setObjectName(QStringLiteral("textsColumn"));
    m_column->setAccessibleName(tr("Column with the text"));
    m_column->setEditable(true);
    m_column->setInsertPolicy(QComboBox::NoInsert);
    m_column->setMinimumWidth(200);
    WheelGuard::protect(m_column);
    auto *label = makeLabelFor(m_column, tr("&Column with the text"), "", m_columnRow);
    auto *row = new QHBoxLayout(m_columnRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_column);
    row->addStretch();
    return m_columnRow;
}

void LearnFiles::connectParts()
{
    connect(m_remove, &QPushButton::clicked, this, &LearnFiles::removeSelected);
    auto *erase = new QShortcut(Qt::Key_Delete, m_list);
    erase->setContext(Qt::WidgetShortcut);
    connect(erase, &QShortcut::activated, this, &LearnFiles::removeSelected);
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        m_remove->setEnabled(!m_list->selectedItems().isEmpty());
    });
    connect(m_column, &QComboBox::currentTextChanged, this, &LearnFiles::chooseColumn);
}

void LearnFiles::addFiles()
{
    //: of a file dialog; %1: *.txt *.csv ...
    const QString filter =
        tr("Texts and records (%1);;All files (*)").arg(QStringLiteral("*.txt *.md ") + recordsPatterns());
    add(m_session.environment().files->openFiles(this, tr("Choose public texts"), filter));
}

void LearnFiles::addFolder()
{
    const QString folder =
        m_session.environment().files->folder(this, tr("Choose a folder with public texts (.txt, .md)"));
    if (!folder.isEmpty())
        add({folder});
}

void LearnFiles::add(const QStringList &paths)
{
    PublicTextChoice choice = m_session.learning().choice();
    for (const QString &each : paths) {
        const std::filesystem::path path = QDir::cleanPath(each).toStdString();
        if (std::ranges::find(choice.paths, path) == choice.paths.end())
            choice.paths.push_back(path);
    }
    m_session.learning().setChoice(std::move(choice));
}

void LearnFiles::removeSelected()
{
    PublicTextChoice choice = m_session.learning().choice();
    std::vector<std::filesystem::path> kept;
    for (int row = 0; row < m_list->count(); ++row)
        if (!m_list->item(row)->isSelected())
            kept.push_back(choice.paths.at(static_cast<std::size_t>(row)));
    choice.paths = std::move(kept);
    m_session.learning().setChoice(std::move(choice));
}

void LearnFiles::chooseColumn(const QString &column)
{
    PublicTextChoice choice = m_session.learning().choice();
    choice.textColumn = column.toStdString();
    m_session.learning().setChoice(std::move(choice));
}

void LearnFiles::refresh()
{
    showFiles();
    showSize();
    const auto &size = m_session.learning().size();
    const QSignalBlocker quiet(m_column);
    const QString chosen = QString::fromStdString(m_session.learning().choice().textColumn);
    QStringList columns;
    for (const std::string &column : size ? size->columns : std::vector<std::string>())
        columns.append(QString::fromStdString(column));
    QStringList shown;
    for (int index = 0; index < m_column->count(); ++index)
        shown.append(m_column->itemText(index));
    if (shown != columns) {
        m_column->clear();
        m_column->addItems(columns);
    }
    if (m_column->currentText() != chosen)
        m_column->setCurrentText(chosen);
    m_columnRow->setVisible(size && !size->columns.empty());
}

void LearnFiles::showFiles()
{
    const auto &paths = m_session.learning().choice().paths;
    const auto &size = m_session.learning().size();
    while (m_list->count() > static_cast<int>(paths.size()))
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < static_cast<int>(paths.size()))
        m_list->addItem(QString());
    for (int row = 0; row < m_list->count(); ++row) {
        const auto index = static_cast<std::size_t>(row);
        const QString path = QDir::toNativeSeparators(QString::fromStdString(paths[index].string()));
        QString text = path;
        if (size && index < size->files.size()) {
            const PublicTextSize::File &file = size->files[index];
            if (file.texts > 0)
                //: %1: a folder, %2: "12.0 MB", %Ln: number of texts in it
                text = tr("%1, %Ln text(s), %2", nullptr, static_cast<int>(file.texts))
                           .arg(path, sizeText(file.bytes));
            else
                //: %1: a file, %2: "12.0 MB"
                text = tr("%1, %2").arg(path, sizeText(file.bytes));
        }
        QListWidgetItem *item = m_list->item(row);
        if (item->text() != text) {
            item->setText(text);
            item->setToolTip(path.toHtmlEscaped());
        }
    }
    m_remove->setEnabled(!m_list->selectedItems().isEmpty());
}

void LearnFiles::showSize()
{
    const auto &size = m_session.learning().size();
    const bool hasTexts = !m_session.learning().choice().paths.empty();
    setLook(m_size, hasTexts && size && size->bytes < fewBytes ? "weak" : "caption");
    if (!hasTexts)
        m_size->setText(
            tr("20 MB of text or more are recommended; below 5 MB the vocabulary becomes poor. Files of "
               "records have a text in each row; plain texts (.txt, .md) are one text each."));
    else if (!size)
        m_size->setText(tr("Looking at the texts ..."));
    else if (size->bytes < fewBytes)
        //: %1: "3.2 MB"
        m_size->setText(tr("%1: too little for a good vocabulary. 20 MB or more are recommended.")
                            .arg(sizeText(size->bytes)));
    else if (size->bytes < advisedBytes)
        m_size->setText(tr("%1: this is enough. 20 MB or more are recommended.").arg(sizeText(size->bytes)));
    else
        m_size->setText(tr("%1: enough for a good vocabulary.").arg(sizeText(size->bytes)));
}

} // namespace ui
