#include "ui/steps/RecordsFileCard.h"

#include "ui/dialogs/FileChooser.h"
#include "ui/models/ProjectSession.h"
#include "ui/steps/DropZone.h"
#include "ui/steps/WheelGuard.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace ui {

namespace {

using core::project::Plan;
using core::records::Format;

constexpr int folderWidth = 380;

struct Option
{
    QString text;
    QVariant value;
};

/// Fills a combo: "recognised (comma)" first, then the choices. `chosen` invalid: recognised.
void fill(QComboBox &combo, const QString &recognised, const QList<Option> &options, const QVariant &chosen)
{
    const QSignalBlocker quiet(&combo);
    combo.clear();
    //: a setting that the program found out, %1: what it found
    combo.addItem(recognised.isEmpty() ? RecordsFileCard::tr("recognised")
                                       : RecordsFileCard::tr("%1 (recognised)").arg(recognised));
    for (const Option &option : options)
        combo.addItem(option.text, option.value);
    const int index = chosen.isValid() ? combo.findData(chosen) : 0;
    if (index < 0)
        combo.addItem(chosen.toString(), chosen);
    combo.setCurrentIndex(index < 0 ? combo.count() - 1 : index);
}

QList<Option> formats()
{
    return {{RecordsFileCard::tr("CSV or TSV"), static_cast<int>(Format::Csv)},
            {RecordsFileCard::tr("JSON lines"), static_cast<int>(Format::Jsonl)}};
}

QList<Option> delimiters()
{
    return {{RecordsFileCard::tr("comma"), int{','}},
            {RecordsFileCard::tr("semicolon"), int{';'}},
            {RecordsFileCard::tr("tab"), int{'\t'}},
            {RecordsFileCard::tr("vertical bar"), int{'|'}}};
}

QList<Option> encodings()
{
    QList<Option> options;
    for (const char *name :
         {"UTF-8", "windows-1252", "ISO-8859-1", "ISO-8859-15", "windows-1250", "UTF-16LE", "UTF-16BE"})
        options.append({QLatin1String(name), QString::fromLatin1(name)});
    return options;
}

QString nameIn(const QList<Option> &options, const QVariant &value)
{
    for (const Option &option : options)
        if (option.value == value)
            return option.text;
    return {};
}

template<typename T>
QVariant toVariant(const std::optional<T> &value)
{
    return value ? QVariant(static_cast<int>(*value)) : QVariant();
}

} // namespace

RecordsFileCard::RecordsFileCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_choose(makeButton(tr("Choose &file..."), "chooseRecords", "primary", this))
    , m_drop(new DropZone(tr("Drop the file with the records here: CSV, TSV or JSON lines.\n"
                             "It is read where it is; no copy is made."),
                          m_choose,
                          this))
    , m_format(makeReading("recordsFormat"))
    , m_delimiter(makeReading("recordsDelimiter"))
    , m_encoding(makeReading("recordsEncoding"))
{
    setAcceptDrops(true);
    setHelp(m_choose, QStringLiteral("records.file"));
    auto *card = new Card({}, this);
    m_chosen = makeChosen(*card);
    card->body()->addWidget(m_drop);
    card->body()->addWidget(m_chosen);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);

    setTabOrder(m_choose, m_change);
    setTabOrder(m_change, m_format);
    setTabOrder(m_format, m_delimiter);
    setTabOrder(m_delimiter, m_encoding);

    connect(m_choose, &QPushButton::clicked, this, &RecordsFileCard::choose);
    connect(m_change, &QPushButton::clicked, this, &RecordsFileCard::choose);
    connect(m_drop, &DropZone::fileDropped, this, &RecordsFileCard::take);
    connect(m_format, &QComboBox::activated, this, [this] {
        const QVariant value = m_format->currentData();
        m_session.edit([&](Plan &plan) {
            plan.records.format.reset();
            if (value.isValid())
                plan.records.format = static_cast<Format>(value.toInt());
            if (plan.records.format == Format::Jsonl)
                plan.records.delimiter.reset();
        });
    });
    connect(m_delimiter, &QComboBox::activated, this, [this] {
        const QVariant value = m_delimiter->currentData();
        m_session.edit([&](Plan &plan) {
            plan.records.delimiter.reset();
            if (value.isValid())
                plan.records.delimiter = static_cast<char>(value.toInt());
        });
    });
    connect(m_encoding, &QComboBox::activated, this, [this] {
        const QString value = m_encoding->currentData().toString();
        m_session.edit([&](Plan &plan) {
            plan.records.encoding.reset();
            if (!value.isEmpty())
                plan.records.encoding = value.toStdString();
        });
    });
    refresh();
}

QComboBox *RecordsFileCard::makeReading(const char *objectName)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(QLatin1String(objectName));
    setHelp(combo, QStringLiteral("records.reading"));
    WheelGuard::protect(combo);
    return combo;
}

QWidget *RecordsFileCard::makeChosen(Card &card)
{
    auto *chosen = new QWidget(&card);
    m_icon = new QLabel(chosen);
    drawIcon();
    m_name = makeLabel({}, "strong", chosen);
    m_name->setObjectName(QStringLiteral("recordsName"));
    m_name->setTextFormat(Qt::PlainText);
    m_folder = makeLabel({}, "caption", chosen);
    m_folder->setWordWrap(false);
    m_folder->setTextFormat(Qt::PlainText);
    m_change = makeButton(tr("Choose another &file..."), "changeRecords", "", chosen);
    setHelp(m_change, QStringLiteral("records.file"));

    auto *grid = new QGridLayout(chosen);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    auto *head = new QGridLayout;
    head->setHorizontalSpacing(10);
    head->setVerticalSpacing(0);
    head->addWidget(m_icon, 0, 0, 2, 1);
    head->addWidget(m_name, 0, 1);
    head->addWidget(m_folder, 1, 1);
    head->addWidget(m_change, 0, 2, 2, 1);
    head->setColumnStretch(1, 1);
    grid->addLayout(head, 0, 0, 1, 3);
    grid->setRowMinimumHeight(1, 6);
    const auto add = [&](int column, const QString &text, QComboBox *combo) {
        QLabel *label = makeLabel(text, "caption", chosen);
        label->setBuddy(combo);
        QString spoken = text;
        combo->setAccessibleName(spoken.remove(QLatin1Char('&')));
        grid->addWidget(label, 2, column);
        grid->addWidget(combo, 3, column);
        grid->setColumnStretch(column, 1);
    };
    add(0, tr("Fo&rmat"), m_format);
    add(1, tr("Deli&miter"), m_delimiter);
    add(2, tr("Encodin&g"), m_encoding);
    return chosen;
}

void RecordsFileCard::drawIcon()
{
    m_icon->setPixmap(theme::icon(QStringLiteral("file"), theme::roles().accent).pixmap(28, 28));
}

void RecordsFileCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_icon)
        drawIcon();
}

void RecordsFileCard::choose()
{
    const QString path = m_session.environment().files->openFile(
        this,
        tr("Choose the file with the records"),
        tr("Records (*.csv *.tsv *.txt *.jsonl *.ndjson *.json);;All files (*)"));
    if (!path.isEmpty())
        take(path);
}

void RecordsFileCard::take(const QString &path)
{
    m_session.edit([&](Plan &plan) {
        // The roles belong to the columns of the file before; what one row describes stays answered.
        const bool unitIsPerson = plan.records.personColumn.has_value();
        plan.records = {};
        plan.records.path = QFileInfo(path).absoluteFilePath().toStdString();
        if (unitIsPerson)
            plan.records.personColumn = std::string();
        plan.labels.clear();
    });
}

void RecordsFileCard::refresh()
{
    const auto &path = m_session.plan().records.path;
    const bool isChosen = !path.empty();
    m_drop->setVisible(!isChosen);
    m_chosen->setVisible(isChosen);
    if (isChosen) {
        m_name->setText(QString::fromStdString(path.filename().string()));
        const QString folder = QDir::toNativeSeparators(QString::fromStdString(path.parent_path().string()));
        m_folder->setText(m_folder->fontMetrics().elidedText(folder, Qt::ElideMiddle, folderWidth));
        m_folder->setToolTip(folder);
        refreshReading();
    }
    setEnabled(!m_session.isCommitted());
}

void RecordsFileCard::refreshReading()
{
    const core::records::Source &source = m_session.plan().records;
    const auto &preview = m_session.preview();
    const auto recognised = [&](const auto &chosen, const QString &found) {
        return preview && !chosen ? found : QString();
    };
    const QVariant format = preview ? QVariant(static_cast<int>(preview->format)) : QVariant();
    fill(
        *m_format, recognised(source.format, nameIn(formats(), format)), formats(), toVariant(source.format));

    const QVariant delimiter = preview ? QVariant(static_cast<int>(preview->delimiter)) : QVariant();
    fill(*m_delimiter,
         recognised(source.delimiter, nameIn(delimiters(), delimiter)),
         delimiters(),
         toVariant(source.delimiter));
    const bool isCsv = preview ? preview->format == Format::Csv : source.format != Format::Jsonl;
    m_delimiter->setEnabled(isCsv);
    if (!isCsv)
        m_delimiter->setItemText(0, QStringLiteral("–"));

    const QString encoding = preview ? QString::fromStdString(preview->encoding) : QString();
    fill(*m_encoding,
         recognised(source.encoding, encoding),
         encodings(),
         source.encoding ? QVariant(QString::fromStdString(*source.encoding)) : QVariant());
}

void RecordsFileCard::dragEnterEvent(QDragEnterEvent *event)
{
    if (!draggedFile(*event).isEmpty())
        event->acceptProposedAction();
}

void RecordsFileCard::dropEvent(QDropEvent *event)
{
    if (const QString path = draggedFile(*event); !path.isEmpty()) {
        event->acceptProposedAction();
        take(path);
    }
}

} // namespace ui
