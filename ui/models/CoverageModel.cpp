#include "ui/models/CoverageModel.h"

#include "ui/models/ReleaseText.h"

#include <QLocale>

namespace ui {

QString percentText(double share)
{
    //: a percentage
    return CoverageModel::tr("%1 %").arg(QLocale().toString(100.0 * share, 'f', 0));
}

CoverageModel::CoverageModel(QObject *parent)
    : TableOf(ToolTips::Texts, parent)
{
    const auto number = [](auto member) {
        return [member](const Row &label) { return QLocale().toString(label.coverage.*member); };
    };
    using Figures = decltype(Row::coverage);
    setColumns({{.title = tr("Label"), .text = [](const Row &label) { return labelName(label.name); }},
                {.title = tr("Phrases drawn"), .text = number(&Figures::distinct), .isNumber = true},
                {.title = tr("Learned"), .text = number(&Figures::learned), .isNumber = true},
                //: column: how many of the learned phrases, or groups of them, occur in what was drawn
                {.title = tr("Of them used"), .text = number(&Figures::used), .isNumber = true},
                //: column: the share of what was drawn that was learned
                {.title = tr("Learned from the records"),
                 .text = [](const Row &label) { return percentText(label.coverage.fromLearned); },
                 .isNumber = true},
                //: column: whether a label has phrases of its own
                {.title = tr("Phrases"), .text = [](const Row &label) {
                     return label.isMostlyShared ? tr("mostly what all labels share") : tr("its own");
                 }}});
}

void CoverageModel::setFigures(const DrawFigures &figures)
{
    setTitle(Learned, figures.countsGroups ? tr("Groups learned") : tr("Learned"));
    setRows({figures.labels.begin(), figures.labels.end()});
}

} // namespace ui
