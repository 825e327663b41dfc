#include "ui/steps/RecordsReading.h"

#include "ui/models/ProjectSession.h"
#include "ui/steps/WheelGuard.h"
#include "ui/text/HelpText.h"
#include "ui/text/SpokenText.h"
#include "ui/widgets/Labels.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace ui {

namespace {

using core::project::Plan;
using core::records::Format;

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
    combo.addItem(recognised.isEmpty() ? RecordsReading::tr("recognised")
                                       : RecordsReading::tr("%1 (recognised)").arg(recognised));
    for (const Option &option : options)
        combo.addItem(option.text, option.value);
    const int index = chosen.isValid() ? combo.findData(chosen) : 0;
    if (index < 0)
        combo.addItem(chosen.toString(), chosen);
    combo.setCurrentIndex(index < 0 ? combo.count() - 1 : index);
}

QList<Option> formats()
{
    return {{RecordsReading::tr("CSV, TSV"), static_cast<int>(Format::Csv)},
            {RecordsReading::tr("JSON lines"), static_cast<int>(Format::Jsonl)}};
}

QList<Option> delimiters()
{
    return {{RecordsReading::tr("comma"), int{','}},
            {RecordsReading::tr("semicolon"), int{';'}},
            {RecordsReading::tr("tab"), int{'\t'}},
            {RecordsReading::tr("vertical bar"), int{'|'}}};
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

RecordsReading::RecordsReading(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_grid(new QGridLayout(this))
    , m_format(addChooser(tr("Fo&rmat"), "recordsFormat"))
    , m_delimiter(addChooser(tr("Deli&miter"), "recordsDelimiter"))
    , m_encoding(addChooser(tr("&Encoding"), "recordsEncoding"))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    connectChoosers();
    refresh();
}

QComboBox *RecordsReading::addChooser(const QString &text, const char *objectName)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(QLatin1String(objectName));
    setHelp(combo, QStringLiteral("records.reading"));
    WheelGuard::protect(combo);
    QLabel *label = makeLabel(text, "caption", this);
    label->setBuddy(combo);
    combo->setAccessibleName(spokenText(text));
    const int column = m_grid->count() / 2;
    m_grid->addWidget(label, 0, column);
    m_grid->addWidget(combo, 1, column);
    m_grid->setColumnStretch(column, 1);
    return combo;
}

void RecordsReading::connectChoosers()
{
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
}

void RecordsReading::refresh()
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

} // namespace ui
