#include "ui/steps/records/RecordsReading.h"

#include "core/records/Format.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;

struct Option
{
    QString text;
    QVariant value;
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Fills a combo: "recognised (comma)" first, then the choices. `chosen` invalid: recognised.
void fill(QComboBox &combo, const QString &recognised, const QList<Option> &options, const QVariant &chosen)
{
    const QSignalBlocker quiet(&combo);
    combo.clear();
    //: a setting that the program found out, %1: what it found
    combo.addItem(recognised.isEmpty() ? RecordsReading::tr("recognised")
                                       : RecordsReading::tr("%1 (recognised)").arg(recognised));
    for (const Option &option : options)
        combo.addItem(option.text, option.value);
    const int index = chosen.isValid() ? combo.findData(chosen) : 0;
    if (index < 0)
        combo.addItem(chosen.toString(), chosen);
    combo.setCurrentIndex(index < 0 ? combo.count() - 1 : index);
}

QList<Option> formatChoices()
{
    QList<Option> options;
    for (const core::records::Format *format : core::records::formats())
        options.append({formatTitle(*format), toQString(format->name())});
    return options;
}

bool takesDelimiter(const std::string &format)
{
    const core::records::Format *known = core::records::findFormat(format);
    return known == nullptr || known->takesDelimiter();
}

QList<Option> delimiters()
{
    return {{RecordsReading::tr("comma"), QStringLiteral(",")},
            {RecordsReading::tr("semicolon"), QStringLiteral(";")},
            {RecordsReading::tr("tab"), QStringLiteral("\t")},
            {RecordsReading::tr("vertical bar"), QStringLiteral("|")}};
}

bool takesQuoting(const std::string &format)
{
    const core::records::Format *known = core::records::findFormat(format);
    return known != nullptr && known->takesQuoting();
}

QList<Option> quotings()
{
    //: how a table of text marks cells that hold delimiters
    return {{RecordsReading::tr("double quotes"), QStringLiteral("standard")},
            {RecordsReading::tr("single quotes"), QStringLiteral("single")},
            {RecordsReading::tr("backslashes"), QStringLiteral("backslash")},
            {RecordsReading::tr("no quotes"), QStringLiteral("none")}};
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

QVariant toVariant(const std::optional<std::string> &value)
{
    return value ? QVariant(QString::fromStdString(*value)) : QVariant();
}

} // namespace

RecordsReading::RecordsReading(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_choosers(new FlowLayout(this, 12))
    , m_format(addChooser(tr("Fo&rmat"), "recordsFormat"))
    , m_delimiter(addChooser(tr("Deli&miter"), "recordsDelimiter"))
    , m_encoding(addChooser(tr("&Encoding"), "recordsEncoding"))
    , m_table(addChooser(tr("Sheet or table"), "recordsTable"))
    , m_quoting(addChooser(tr("Quotes"), "recordsQuoting"))
{
    m_choosers->setContentsMargins(0, 0, 0, 0);
    connectChoosers();
    refresh();
}

QComboBox *RecordsReading::addChooser(const QString &text, const char *objectName)
{
    auto *captioned = new QWidget(this); // wraps as a whole, in languages with longer words
    auto *combo = new QComboBox(captioned);
    combo->setObjectName(QLatin1String(objectName));
    setHelp(combo, QStringLiteral("records.reading"));
    WheelGuard::protect(combo);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    QLabel *label = makeLabelFor(combo, text, "caption", captioned);
    combo->setAccessibleName(spokenText(text));
    auto *column = new QVBoxLayout(captioned);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(label);
    column->addWidget(combo);
    m_choosers->addWidget(captioned);
    return combo;
}

void RecordsReading::connectChoosers()
{
    connect(m_format, &QComboBox::activated, this, [this] {
        const QVariant value = m_format->currentData();
        m_session.edit([&](Plan &plan) {
            plan.records.format.reset();
            if (value.isValid())
                plan.records.format = value.toString().toStdString();
            if (plan.records.format && !takesDelimiter(*plan.records.format))
                plan.records.delimiter.reset();
            if (plan.records.format && !takesQuoting(*plan.records.format))
                plan.records.quoting.reset();
        });
    });
    connect(m_quoting, &QComboBox::activated, this, [this] {
        const QVariant value = m_quoting->currentData();
        m_session.edit([&](Plan &plan) {
            plan.records.quoting.reset();
            if (value.isValid())
                plan.records.quoting = value.toString().toStdString();
        });
    });
    connect(m_delimiter, &QComboBox::activated, this, [this] {
        const QVariant value = m_delimiter->currentData();
        m_session.edit([&](Plan &plan) {
            plan.records.delimiter.reset();
            if (value.isValid())
                plan.records.delimiter = value.toString().toStdString();
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
    connect(m_table, &QComboBox::activated, this, [this] {
        const QString value = m_table->currentData().toString();
        m_session.edit([&](Plan &plan) {
            plan.records.table.reset();
            if (!value.isEmpty())
                plan.records.table = value.toStdString();
        });
    });
}

void RecordsReading::refreshTables()
{
    const std::vector<std::string> &tables = m_session.records().facts().tables;
    const auto &chosen = m_session.plan().records.table;
    QList<Option> options;
    for (const std::string &table : tables)
        options.append({QString::fromStdString(table).simplified(), QString::fromStdString(table)});
    fill(*m_table, {}, options, toVariant(chosen));
    const auto &preview = m_session.records().preview();
    const bool isFound = preview && !chosen && !preview->table.empty();
    //: of the sheets of a workbook, or of the tables of a database; %1: its name
    m_table->setItemText(
        0,
        isFound ? tr("%1 (the first that fits)").arg(QString::fromStdString(preview->table).simplified())
                //: of the sheets of a workbook, or of the tables of a database
                : tr("the first that fits"));
    for (QWidget *each : {static_cast<QWidget *>(m_table), m_table->parentWidget()})
        each->setVisible(tables.size() > 1 || chosen);
}

void RecordsReading::refresh()
{
    const Plan::Records &source = m_session.plan().records;
    const auto &preview = m_session.records().preview();
    const auto recognised = [&](const auto &chosen, const QString &found) {
        return preview && !chosen ? found : QString();
    };
    const QVariant format = preview ? QVariant(toQString(preview->format)) : QVariant();
    fill(*m_format,
         recognised(source.format, nameIn(formatChoices(), format)),
         formatChoices(),
         toVariant(source.format));

    const QVariant delimiter =
        preview && preview->delimiter ? QVariant(QString(QLatin1Char(*preview->delimiter))) : QVariant();
    fill(*m_delimiter,
         recognised(source.delimiter, nameIn(delimiters(), delimiter)),
         delimiters(),
         toVariant(source.delimiter));
    m_delimiter->setEnabled(takesDelimiter(preview ? preview->format : source.format.value_or("")));
    if (preview && !preview->delimiter)
        m_delimiter->setItemText(0, QStringLiteral("–"));

    fill(*m_quoting, {}, quotings(), toVariant(source.quoting));
    const bool hasQuotes = takesQuoting(preview ? preview->format : source.format.value_or(""));
    for (QWidget *each : {static_cast<QWidget *>(m_quoting), m_quoting->parentWidget()})
        each->setVisible(hasQuotes || source.quoting);

    const QString encoding = preview ? QString::fromStdString(preview->encoding) : QString();
    fill(*m_encoding, recognised(source.encoding, encoding), encodings(), toVariant(source.encoding));
    const bool isFixed = preview && preview->encoding.empty() && !source.encoding;
    m_encoding->setEnabled(!isFixed);
    if (isFixed)
        m_encoding->setItemText(0, QStringLiteral("–"));
    refreshTables();
}

} // namespace ui
