#include "ui/steps/records/ProblemModel.h"

#include "ui/text/ProblemText.h"

#include <algorithm>

namespace ui {

ProblemModel::ProblemModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    setColumns({{.title = tr("Line"),
                 .text = [](const Row &problem) { return placeText(problem.place); },
                 .toolTip =
                     [](const Row &problem) { // two folders may have files of one name
                         return problem.place.file.empty() ? placeText(problem.place)
                                                           : QString::fromStdString(words({}, problem.place));
                     }},
                {.title = tr("What was expected, and what to do"), .text = problemText}});
}

void ProblemModel::setProblems(const std::vector<core::records::Problem> &problems)
{
    const bool hasNames = std::ranges::any_of(
        problems, [](const Row &problem) { return !problem.place.file.empty() || !hasLine(problem.place); });
    //: column: the line of the file, or the file and the line
    setTitle(Where, hasNames ? tr("Where") : tr("Line"));
    setRows(problems);
}

} // namespace ui
