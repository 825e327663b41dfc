#include "ui/text/FlawText.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct FlawText
{
    Q_DECLARE_TR_FUNCTIONS(FlawText)
};

QString flawText(core::writing::Flaw flaw)
{
    switch (flaw) {
    case core::writing::Flaw::Empty:
        //: of a document that a model wrote
        return FlawText::tr("empty");
    case core::writing::Flaw::CutOff:
        //: of a document that a model wrote: it ends too early
        return FlawText::tr("cut off");
    case core::writing::Flaw::Withheld:
        //: of a document that a model wrote: a filter of the server kept it back
        return FlawText::tr("withheld");
    case core::writing::Flaw::Refused:
        //: the model said in words that it will not write the document
        return FlawText::tr("declined");
    case core::writing::Flaw::PhrasesMissing:
        break;
    }
    return FlawText::tr("phrases missing");
}

} // namespace

QString flawsText(const std::vector<core::writing::Flaw> &flaws)
{
    QStringList texts;
    for (const core::writing::Flaw flaw : flaws)
        texts.append(flawText(flaw));
    return texts.join(QStringLiteral(", "));
}

} // namespace ui
