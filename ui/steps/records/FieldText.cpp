#include "ui/steps/records/FieldText.h"

#include "core/plan/FieldMap.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace ui {

namespace {

using namespace core::plan;

struct FieldText
{
    Q_DECLARE_TR_FUNCTIONS(FieldText)
};

QString fromPlan(const std::string &text)
{
    return QString::fromStdString(text);
}

QString inDigits(const std::optional<double> &number)
{
    return number ? QString::number(*number, 'g', 10) : QString();
}

QString listOf(const RecordField &field)
{
    QStringList values;
    for (const std::string &name : field.values) {
        const auto found = field.spellings.find(name);
        QStringList spellings;
        if (found != field.spellings.end())
            for (const std::string &each : found->second)
                spellings.append(fromPlan(each));
        values.append(spellings.isEmpty()
                          ? fromPlan(name)
                          : fromPlan(name) + QLatin1String(" = ") + spellings.join(QLatin1String(" | ")));
    }
    return values.join(QLatin1String("; "));
}

void takeList(const QString &typed, RecordField &field)
{
    field.values.clear();
    field.spellings.clear();
    for (const QString &part : typed.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const std::string name = part.section(QLatin1Char('='), 0, 0).trimmed().toStdString();
        if (name.empty())
            continue;
        field.values.push_back(name);
        for (const QString &spelling :
             part.section(QLatin1Char('='), 1).split(QLatin1Char('|'), Qt::SkipEmptyParts))
            if (!spelling.trimmed().isEmpty())
                field.spellings[name].push_back(spelling.trimmed().toStdString());
    }
}

bool takeNumber(const QString &typed, RecordField &field)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(-?[0-9.]+)\\s*\\.\\.\\s*(-?[0-9.]+?)\\s*/\\s*([0-9.]+)\\s*(.*?)\\s*$"));
    const QRegularExpressionMatch match = form.match(typed);
    if (!match.hasMatch())
        return false;
    bool areNumbers[3] = {};
    field.low = match.captured(1).toDouble(&areNumbers[0]);
    field.high = match.captured(2).toDouble(&areNumbers[1]);
    field.width = match.captured(3).toDouble(&areNumbers[2]);
    field.unit = match.captured(4).toStdString();
    return areNumbers[0] && areNumbers[1] && areNumbers[2];
}

bool takeDates(const QString &typed, RecordField &field)
{
    static const QRegularExpression form(QStringLiteral(
        "^\\s*([0-9]{4}(?:-[0-9]{2})?)\\s*\\.\\.\\s*([0-9]{4}(?:-[0-9]{2})?)\\s*(?:/\\s*(days))?\\s*$"));
    const QRegularExpressionMatch match = form.match(typed);
    if (!match.hasMatch())
        return false;
    field.first = match.captured(1).toStdString();
    field.last = match.captured(2).toStdString();
    const bool areYears = match.captured(1).size() == 4 && match.captured(2).size() == 4;
    field.step = !match.captured(3).isEmpty() ? "days" : areYears ? "year" : "";
    return true;
}

} // namespace

QString fieldValuesText(const RecordField &field)
{
    if (field.kind == numberKind)
        return QStringLiteral("%1..%2 / %3 %4")
            .arg(inDigits(field.low), inDigits(field.high), inDigits(field.width), fromPlan(field.unit))
            .trimmed();
    if (field.kind == dateKind)
        return fromPlan(field.first) + QLatin1String("..") + fromPlan(field.last)
               + (isOfDays(field) ? QStringLiteral(" / days") : QString());
    return field.kind == flagKind ? QString() : listOf(field);
}

bool takeFieldValues(const QString &typed, RecordField &field)
{
    if (field.kind == numberKind)
        return takeNumber(typed, field);
    if (field.kind == dateKind)
        return takeDates(typed, field);
    if (field.kind != flagKind)
        takeList(typed, field);
    return true;
}

QString fieldValuesExample(std::string_view kind)
{
    if (kind == numberKind)
        return QStringLiteral("20..80 / 10 ") + FieldText::tr("years");
    if (kind == dateKind)
        return QStringLiteral("2019-01..2019-12");
    if (kind == codesKind)
        return FieldText::tr("Heart = I20-I25 | I50*; Others = *");
    return kind == flagKind ? QString() : FieldText::tr("woman = F; man = M");
}

QString fieldKindText(std::string_view kind)
{
    if (kind == numberKind)
        return FieldText::tr("Number");
    if (kind == dateKind)
        return FieldText::tr("Date");
    if (kind == codesKind)
        return FieldText::tr("Codes");
    return kind == flagKind ? FieldText::tr("Yes or no") : FieldText::tr("Category");
}

QString fieldOwnerText(std::string_view of)
{
    return of == ofNote ? FieldText::tr("of the note") : FieldText::tr("of the patient");
}

} // namespace ui
