#include "ui/text/BudgetText.h"

#include <QCoreApplication>
#include <QLocale>

#include <string>

namespace ui {

namespace {

struct BudgetText
{
    Q_DECLARE_TR_FUNCTIONS(BudgetText)
};

/// Returns the number without trailing zeros; `kept` decimals stay.
QString shortened(QString number, int kept)
{
    const QString point = QLocale().decimalPoint();
    while (number.endsWith(QLatin1Char('0')) && number.indexOf(point) < number.size() - point.size() - kept)
        number.chop(1);
    return number;
}

} // namespace

QString epsilonText(double epsilon)
{
    return shortened(QLocale().toString(epsilon, 'f', epsilon < 1.0 ? 3 : 2), 1);
}

QString deltaText(double delta)
{
    return delta > 0.0 ? shortened(QLocale().toString(delta, 'f', 12), 1) : QStringLiteral("0");
}

QString budgetText(double epsilon, double delta)
{
    if (delta <= 0.0)
        return epsilonText(epsilon);
    //: of a budget; %1: an epsilon, %2: a delta, "6.0 at delta 0.000001"
    return BudgetText::tr("%1 at delta %2").arg(epsilonText(epsilon), deltaText(delta));
}

QString budgetText(const core::privacy::Spend &spend)
{
    return budgetText(spend.epsilon(), spend.delta());
}

QString refusedDeltaText(double delta, double left, double cap)
{
    //: %1: a delta; %2: what is free of the cap; %3: the cap on the sum of deltas
    return BudgetText::tr("Delta %1 does not fit: at most %2 of %3 is free.")
        .arg(deltaText(delta), deltaText(left), deltaText(cap));
}

QString methodWords(std::string_view english)
{
    return english.empty() ? QString()
                           : QCoreApplication::translate("MethodText", std::string(english).c_str());
}

namespace {

struct PromptNames
{
    Q_DECLARE_TR_FUNCTIONS(PromptNames)
};

} // namespace

QString promptName(const QString &name)
{
    if (name == QLatin1String("published"))
        return PromptNames::tr("one sentence, as published");
    if (name == QLatin1String("medical-record"))
        return PromptNames::tr("for a medical record");
    if (name == QLatin1String("discharge-summary"))
        return PromptNames::tr("for a discharge summary");
    if (name == QLatin1String("radiology-report"))
        return PromptNames::tr("for a radiology report");
    if (name == QLatin1String("encyclopaedia-summary"))
        return PromptNames::tr("for a summary of an encyclopaedia");
    if (name == QLatin1String("document"))
        return PromptNames::tr("for a document of any kind");
    return name;
}

} // namespace ui
