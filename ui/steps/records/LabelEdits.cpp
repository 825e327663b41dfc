#include "ui/steps/records/LabelEdits.h"

#include "core/plan/LabelMap.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <unordered_set>

namespace ui::labels {

namespace {

using core::plan::labelValues;
using core::plan::Plan;
using core::plan::setLabelValues;

using Names = std::vector<std::string>;

bool contains(const Names &names, const std::string &name)
{
    return std::ranges::find(names, name) != names.end();
}

QStringList pieces(const QString &list, QString &separator)
{
    static const QRegularExpression lineBreak(QStringLiteral("[\\n\\r\\x{2028}\\x{2029}]+"));
    separator = QStringLiteral("\n");
    QStringList parts = list.split(lineBreak, Qt::SkipEmptyParts);
    for (const QChar each : {QLatin1Char(';'), QLatin1Char(',')}) {
        if (parts.size() > 1 || !list.contains(each))
            continue;
        separator = each;
        parts = list.split(each);
    }
    return parts;
}

QString withoutQuotes(QString entry)
{
    // A list that is wrapped has a separator at the end of its lines.
    static const QRegularExpression around(QStringLiteral("^[\\s,;]+|[\\s,;]+$"));
    entry.remove(around);
    if (entry.size() > 1 && entry.startsWith(QLatin1Char('"')) && entry.endsWith(QLatin1Char('"')))
        entry = entry.mid(1, entry.size() - 2).trimmed();
    return entry;
}

} // namespace

std::string nameOf(const std::string &value)
{
    return QString::fromStdString(value).simplified().toStdString();
}

void declare(Plan &plan, const Names &values)
{
    // Compares by the written rule: a rule may be declared beside one that takes the rest.
    std::unordered_set<std::string> declared;
    for (const std::string &name : plan.labels)
        for (std::string &value : labelValues(plan, name))
            declared.insert(std::move(value));
    for (const std::string &value : values) {
        if (!declared.insert(value).second)
            continue;
        const std::string name = nameOf(value);
        plan.labels.push_back(name);
        setLabelValues(plan, name, {value});
    }
}

void takeBack(Plan &plan, const Names &names)
{
    std::erase_if(plan.labels, [&](const std::string &name) { return contains(names, name); });
    for (const std::string &name : names)
        plan.labelValues.erase(name);
}

void rename(Plan &plan, const std::string &before, const std::string &now)
{
    const auto place = std::ranges::find(plan.labels, before);
    if (place == plan.labels.end() || before == now)
        return;
    Names values = labelValues(plan, before);
    *place = now;
    if (contains(plan.labels, before)) // there were two of them, which the check refuses
        return;
    plan.labelValues.erase(before);
    setLabelValues(plan, now, std::move(values));
}

void group(Plan &plan, const std::string &name, const Names &values)
{
    Names labels;
    bool isPlaced = false;
    core::plan::LabelValues left;
    for (const std::string &label : plan.labels) {
        Names rest = labelValues(plan, label);
        const auto gone =
            std::erase_if(rest, [&](const std::string &value) { return contains(values, value); });
        if (gone > 0 && !isPlaced) {
            labels.push_back(name);
            isPlaced = true;
        }
        if (gone > 0 && rest.empty())
            continue;
        labels.push_back(label);
        left[label] = std::move(rest);
    }
    if (!isPlaced)
        labels.push_back(name);
    plan.labels = std::move(labels);
    plan.labelValues.clear();
    for (auto &[label, rest] : left)
        setLabelValues(plan, label, std::move(rest));
    setLabelValues(plan, name, values);
}

void ungroup(Plan &plan, const Names &names)
{
    Names labels;
    core::plan::LabelValues kept;
    for (const std::string &label : plan.labels) {
        if (!contains(names, label)) {
            labels.push_back(label);
            kept[label] = labelValues(plan, label);
            continue;
        }
        for (const std::string &value : labelValues(plan, label)) {
            labels.push_back(nameOf(value));
            kept[labels.back()] = {value};
        }
    }
    plan.labels = std::move(labels);
    plan.labelValues.clear();
    for (auto &[label, values] : kept)
        setLabelValues(plan, label, std::move(values));
}

void setValues(Plan &plan, const std::string &name, Names values)
{
    if (!values.empty() && contains(plan.labels, name))
        setLabelValues(plan, name, std::move(values));
}

std::optional<TypedLabel> typedLabel(const QString &text, const Names &known)
{
    const qsizetype sign = text.indexOf(QLatin1Char('='));
    const std::string name = nameOf(text.left(sign).toStdString());
    if (sign < 0 || name.empty() || text.contains(QLatin1Char('\n'))
        || contains(known, text.simplified().toStdString()))
        return std::nullopt;
    Names values = entriesOf(text.mid(sign + 1), known);
    return values.empty() ? std::nullopt : std::optional(TypedLabel{name, std::move(values)});
}

Names entriesOf(const QString &list, const Names &known)
{
    const std::unordered_set<std::string> values(known.begin(), known.end());
    QString separator;
    const QStringList parts = pieces(list, separator);
    Names entries;
    for (qsizetype at = 0; at < parts.size();) {
        // The longest run of pieces that is a value of the column; else the piece alone.
        constexpr qsizetype longestRun = 6;
        qsizetype run = std::min(longestRun, parts.size() - at);
        QString entry;
        for (; run > 0; --run) {
            entry = withoutQuotes(parts.mid(at, run).join(separator));
            if (run == 1 || values.contains(entry.toStdString()))
                break;
        }
        at += run;
        if (!entry.isEmpty() && !contains(entries, entry.toStdString()))
            entries.push_back(entry.toStdString());
    }
    return entries;
}

} // namespace ui::labels
