#include "ui/text/VocabularyText.h"

#include "core/sources/Sources.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

using core::vocabulary::Kind;
using core::vocabulary::Source;
using core::vocabulary::SourceSetting;

struct VocabularyText
{
    Q_DECLARE_TR_FUNCTIONS(VocabularyText)
};

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// The texts of a source are English and marked for translators where they stand.
QString translated(std::string_view text)
{
    return text.empty() ? QString() : VocabularyText::tr(std::string(text).c_str());
}

} // namespace

QString vocabularySourceTitle(const Source &source)
{
    return translated(source.title());
}

QString vocabularySourceAdvice(const Source &source)
{
    return translated(source.advice());
}

QString sourceSettingTitle(const SourceSetting &setting)
{
    return setting.title.empty() ? toQString(setting.key) : translated(setting.title);
}

QString sourceSettingAdvice(const SourceSetting &setting)
{
    return translated(setting.advice);
}

QString kindText(Kind kind)
{
    switch (kind) {
    case Kind::Disease:
        return VocabularyText::tr("disease");
    case Kind::Symptom:
        return VocabularyText::tr("symptom");
    case Kind::BodyPart:
        return VocabularyText::tr("body part");
    case Kind::Drug:
        return VocabularyText::tr("drug");
    case Kind::Procedure:
        return VocabularyText::tr("procedure");
    case Kind::Organism:
        return VocabularyText::tr("organism");
    case Kind::Substance:
        return VocabularyText::tr("substance");
    case Kind::Other:
        break;
    }
    //: a phrase of no particular kind
    return VocabularyText::tr("other");
}

QString leftOutReasonText(std::string_view reason)
{
    return translated(reason);
}

QString vocabularyFilter()
{
    QStringList patterns;
    for (const Source *source : core::vocabulary::sources())
        for (const std::string_view ending : source->endings()) {
            const QString pattern = QLatin1Char('*') + toQString(ending);
            for (const QString &each : {pattern, pattern.toUpper()})
                if (!patterns.contains(each))
                    patterns += each;
        }
    //: of a file dialog; %1: *.txt *.csv ...
    return VocabularyText::tr("Vocabularies (%1);;All files (*)").arg(patterns.join(QLatin1Char(' ')));
}

} // namespace ui
