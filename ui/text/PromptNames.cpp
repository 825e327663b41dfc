#include "ui/text/PromptNames.h"

#include <QCoreApplication>

namespace ui {

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
