#include "ui/steps/records/JoinProposal.h"

#include "core/plan/LabelMap.h"

#include <QString>

#include <algorithm>
#include <utility>

namespace ui::joins {

namespace {

using core::records::Join;

bool isSame(const std::string &one, const std::string &other)
{
    return QString::fromStdString(one).compare(QString::fromStdString(other), Qt::CaseInsensitive) == 0;
}

bool holdsOneOf(const std::string &column, std::initializer_list<const char *> words)
{
    const QString name = QString::fromStdString(column);
    return std::ranges::any_of(
        words, [&](const char *word) { return name.contains(QLatin1String(word), Qt::CaseInsensitive); });
}

/// A diagnosis belongs to a stay; one of the patient's other stays says little of this note.
bool isOfStay(const std::string &column)
{
    return holdsOneOf(column, {"hadm", "visit", "encounter", "admission", "stay", "case", "fall", "note"});
}

std::string labelAmong(const core::records::Preview &labels, const std::string &key)
{
    for (const std::string &column : labels.columns)
        if (column != key && holdsOneOf(column, {"icd", "code", "diag", "source_value"})
            && !holdsOneOf(column, {"version", "title"}))
            return column;
    const std::string guessed = core::records::guessRoles(labels.columns).label;
    return guessed == key ? std::string() : guessed;
}

} // namespace

Join proposed(const core::plan::Plan::Records &records,
              const std::vector<std::string> &columns,
              const std::filesystem::path &file,
              const core::records::Preview &labels)
{
    Join join;
    join.files = {file};
    for (const std::string &here : columns) {
        const auto there = std::ranges::find_if(
            labels.columns, [&](const std::string &column) { return isSame(here, column); });
        if (there == labels.columns.end() || here == records.textColumn)
            continue;
        if (join.on.empty() || (isOfStay(here) && !isOfStay(join.on))) {
            join.on = here;
            setKeyThere(join, *there);
        }
    }
    join.labelColumn = labelAmong(labels, keyThere(join));
    return join;
}

void put(core::plan::Plan &plan, Join join)
{
    if (join == plan.records.join)
        return;
    if (join.files != plan.records.join.files || join.labelColumn != plan.records.join.labelColumn)
        core::plan::clearLabels(plan);
    if (join.files.empty() != plan.records.join.files.empty())
        plan.records.labelSeparator.clear();
    if (!join.files.empty()) {
        plan.records.labelColumn.reset();
        plan.records.labelPattern.clear();
    }
    plan.records.join = std::move(join);
}

const std::string &keyThere(const Join &join)
{
    return join.key.empty() ? join.on : join.key;
}

void setKeyThere(Join &join, const std::string &key)
{
    join.key = key == join.on ? std::string() : key;
}

} // namespace ui::joins
