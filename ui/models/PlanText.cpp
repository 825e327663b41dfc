#include "ui/models/PlanText.h"

#include "core/methods/Methods.h"
#include "core/plan/Budget.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/text/BudgetText.h"

#include <QCoreApplication>
#include <QStringList>

#include <filesystem>

namespace ui {

namespace {

struct PlanText
{
    Q_DECLARE_TR_FUNCTIONS(PlanText)
};

constexpr qsizetype namedLabels = 6;

QString nameOfVocabulary(const core::plan::Plan::Vocabulary &vocabulary)
{
    if (dependsOnFiles(vocabulary)) {
        const auto files = filesOf(vocabulary);
        const std::string name = files.empty() ? std::string() : files.front().second.filename().string();
        return PlanText::tr("your own list %1").arg(QString::fromStdString(name));
    }
    return publicName(vocabulary).starts_with("builtin medical") ? PlanText::tr("Medical (built in)")
                                                                 : PlanText::tr("English (built in)");
}

} // namespace

QString recordsText(const core::plan::Plan &plan)
{
    const QString file = QString::fromStdString(plan.records.file().filename().string());
    if (file.isEmpty())
        return PlanText::tr("no file is chosen");
    //: %1: name of a file, %2: name of a column
    return PlanText::tr("%1, text in the column %2")
        .arg(file, QString::fromStdString(plan.records.textColumn));
}

QString unitText(const core::plan::Plan &plan)
{
    if (!plan.records.personColumn)
        return PlanText::tr("one record");
    //: %1: name of a column
    return PlanText::tr("one patient: all rows with the same %1 together")
        .arg(QString::fromStdString(*plan.records.personColumn));
}

QString labelsText(const core::plan::Plan &plan)
{
    if (plan.labels.empty())
        return PlanText::tr("none: all records form one class");
    QStringList names;
    for (const std::string &label : plan.labels)
        names.append(QString::fromStdString(label).simplified());
    const QString count = PlanText::tr("%n declared", nullptr, static_cast<int>(names.size()));
    const bool isCut = names.size() > namedLabels;
    const QString list = names.mid(0, namedLabels).join(QStringLiteral(", "));
    //: %1: "5 declared", %2: the labels
    return isCut ? PlanText::tr("%1: %2 and more").arg(count, list) : PlanText::tr("%1: %2").arg(count, list);
}

QString vocabularyText(const core::plan::Plan &plan)
{
    const auto &vocabulary = plan.vocabulary;
    if (vocabulary.source.empty())
        return PlanText::tr("not chosen");
    const QString all = nameOfVocabulary(vocabulary);
    //: %1: a vocabulary
    return vocabulary.exclude.isEmpty() ? all
                                        : PlanText::tr("%1, of which some phrases are left out").arg(all);
}

QString epsilonPerUnitText(double epsilon, double delta, bool unitIsPerson)
{
    //: %1: an epsilon, "6.0", or with its delta, "6.0 at delta 0.000001"
    return (unitIsPerson ? PlanText::tr("epsilon %1 per patient") : PlanText::tr("epsilon %1 per record"))
        .arg(budgetText(epsilon, delta));
}

QString methodText(const std::string &method)
{
    const auto *found = core::synthesis::findSynthesizer(method);
    return found ? methodWords(found->title()) : QString::fromStdString(method);
}

QString noiseText(const core::plan::Plan &plan)
{
    return plan.privacy.delta > 0.0
               //: %1: a number
               ? PlanText::tr("Gaussian noise, delta %1").arg(deltaText(plan.privacy.delta))
               : PlanText::tr("Laplace noise, no delta");
}

QStringList learningText(const core::plan::Plan &plan)
{
    QStringList parts{methodText(plan.synthesis.method), noiseText(plan)};
    if (!plan.sampling.shares.empty())
        parts.append(PlanText::tr("documents by declared shares"));
    else if (epsilonOf(plan, "labels") > 0.0)
        parts.append(PlanText::tr("documents by noisy counts of the labels"));
    else if (plan.labels.size() > 1)
        parts.append(PlanText::tr("documents evenly over the labels"));
    return parts;
}

} // namespace ui
