#include "ui/writer/WriterFields.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"
#include "ui/writer/ServerPlace.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <cmath>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int numberWidth = 170;

} // namespace

WriterFields::WriterFields(ProjectSession &session, Labels labels, QWidget *parent, ServerPlace *place)
    : QWidget(parent)
    , m_session(session)
    , m_place(place)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(8);
    m_grid->setColumnMinimumWidth(0, static_cast<int>(labels));
    m_grid->setColumnStretch(1, 1);
}

void WriterFields::edit(const std::function<void(Writer &)> &change, const QString &key)
{
    if (m_place)
        return m_place->edit(change, key);
    m_session.edit([&](Plan &plan) { change(plan.writer); }, key);
}

QString WriterFields::mergeKey(const Words &words)
{
    return QStringLiteral("writer.") + QLatin1String(words.objectName);
}

void WriterFields::addRow(const Words &words, QWidget *field, bool wide)
{
    auto *label = makeLabel(words.label, "", this);
    label->setBuddy(field);
    field->setParent(this);
    field->setObjectName(QLatin1String(words.objectName));
    field->setAccessibleName(spokenText(words.label));
    setHelp(field, QLatin1String(words.help));
    const int row = m_grid->rowCount();
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(field, row, 1, wide ? Qt::Alignment() : Qt::AlignLeft);
}

void WriterFields::addNote(QLabel *note)
{
    m_grid->addWidget(note, m_grid->rowCount(), 1);
}

void WriterFields::setRowVisible(QWidget *field, bool visible)
{
    int row = 0;
    int column = 0;
    int rows = 0;
    int columns = 0;
    m_grid->getItemPosition(m_grid->indexOf(field), &row, &column, &rows, &columns);
    field->setVisible(visible);
    m_grid->itemAtPosition(row, 0)->widget()->setVisible(visible);
}

QLineEdit *WriterFields::addText(const Words &words, std::string Writer::*member)
{
    auto *field = new QLineEdit(this);
    field->setPlaceholderText(words.example);
    addRow(words, field);
    connect(field, &QLineEdit::textEdited, this, [this, member, key = mergeKey(words)](const QString &typed) {
        edit([&](Writer &writer) { writer.*member = typed.trimmed().toStdString(); }, key);
    });
    // Leaves the cursor of somebody who is typing where it is, and the blank that the next word will follow.
    m_shows.emplace_back([field, member](const Writer &writer) {
        if (const QString text = QString::fromStdString(writer.*member); text != field->text().trimmed())
            field->setText(text);
    });
    return field;
}

void WriterFields::prepare(const Words &words, QAbstractSpinBox *field)
{
    field->setMinimumWidth(numberWidth);
    field->setGroupSeparatorShown(true);
    WheelGuard::protect(field);
    addRow(words, field, false);
}

QSpinBox *
WriterFields::addNumber(const Words &words, int Writer::*member, int least, int most, const QString &none)
{
    auto *field = new QSpinBox(this);
    field->setRange(least, most);
    field->setSpecialValueText(none);
    prepare(words, field);
    connect(field, &QSpinBox::valueChanged, this, [this, member, key = mergeKey(words)](int value) {
        edit([&](Writer &writer) { writer.*member = value; }, key);
    });
    m_shows.emplace_back([field, member](const Writer &writer) {
        const QSignalBlocker quiet(field);
        if (field->value() != writer.*member)
            field->setValue(writer.*member);
    });
    return field;
}

QSpinBox *
WriterFields::addNumber(const Words &words, std::optional<int> Writer::*member, int most, const QString &none)
{
    auto *field = new QSpinBox(this);
    field->setRange(0, most);
    field->setSpecialValueText(none);
    prepare(words, field);
    connect(field, &QSpinBox::valueChanged, this, [this, member, key = mergeKey(words)](int value) {
        edit([&](Writer &writer) { writer.*member = value > 0 ? std::optional(value) : std::nullopt; }, key);
    });
    m_shows.emplace_back([field, member](const Writer &writer) {
        const QSignalBlocker quiet(field);
        if (field->value() != (writer.*member).value_or(0))
            field->setValue((writer.*member).value_or(0));
    });
    return field;
}

QDoubleSpinBox *WriterFields::addMoney(const Words &words, double Writer::*member, double most, int decimals)
{
    auto *field = new QDoubleSpinBox(this);
    field->setDecimals(decimals);
    field->setRange(0.0, most);
    prepare(words, field);
    connect(field, &QDoubleSpinBox::valueChanged, this, [this, member, key = mergeKey(words)](double value) {
        edit([&](Writer &writer) { writer.*member = value; }, key);
    });
    m_shows.emplace_back([field, member](const Writer &writer) {
        const QSignalBlocker quiet(field);
        if (field->value() != writer.*member)
            field->setValue(writer.*member);
    });
    return field;
}

QDoubleSpinBox *WriterFields::addDecimal(const Words &words,
                                         std::optional<double> Writer::*member,
                                         double least,
                                         double most,
                                         int decimals,
                                         const QString &none)
{
    auto *field = new QDoubleSpinBox(this);
    const double step = std::pow(10.0, -decimals);
    field->setDecimals(decimals);
    field->setSingleStep(std::max(step, 0.1));
    field->setRange(least - step, most);
    field->setSpecialValueText(none);
    prepare(words, field);
    connect(field,
            &QDoubleSpinBox::valueChanged,
            this,
            [this, member, least, step, key = mergeKey(words)](double value) {
                edit(
                    [&](Writer &writer) {
                        writer.*member = value > least - step / 2 ? std::optional(value) : std::nullopt;
                    },
                    key);
            });
    m_shows.emplace_back([field, member](const Writer &writer) {
        const QSignalBlocker quiet(field);
        const double value = (writer.*member).value_or(field->minimum());
        if (field->value() != value)
            field->setValue(value);
    });
    return field;
}

void WriterFields::refresh()
{
    for (const auto &show : m_shows)
        show(m_place ? m_place->writer() : m_session.plan().writer);
}

} // namespace ui
