#include "ui/text/VocabularyText.h"

#include "core/sources/Sources.h"
#include "ui/text/ProblemText.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

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

namespace {

struct LearningText
{
    Q_DECLARE_TR_FUNCTIONS(LearningText)
};

using core::ErrorCode;

} // namespace

LearningWords learningErrorWords(const core::Error &error, bool isOfSaving)
{
    if (isOfSaving)
        return {LearningText::tr("The vocabulary was not saved"),
                error.code == ErrorCode::InvalidParameter
                    ? LearningText::tr("Choose another name or another folder.")
                    : errorAdvice(error.code)};
    switch (error.code) {
    case ErrorCode::InvalidRecords:
        return {
            LearningText::tr("A text cannot be read"),
            LearningText::tr(
                "Correct the file shown below, at the line if one is shown, or remove it from the list.")};
    case ErrorCode::InvalidPlan:
        return {LearningText::tr("These texts do not fit"),
                LearningText::tr("Choose another column or other files, as the details say.")};
    case ErrorCode::InvalidParameter:
        return {LearningText::tr("Nothing could be learned from these texts"),
                LearningText::tr("Add more public texts of the field, or other files, as the details say.")};
    case ErrorCode::NotFound:
        return {LearningText::tr("A text is not where it was"),
                LearningText::tr("Put the file back, or remove it from the list.")};
    default:
        return {errorTitle(error.code), errorAdvice(error.code)};
    }
}

namespace {

struct PreparationText
{
    Q_DECLARE_TR_FUNCTIONS(PreparationText)
};

struct Title
{
    std::string_view name;
    const char *words;
};

// The sections of core/preparation/Sections.cpp, as they are called on the page.
constexpr std::array<Title, 38> sectionTitles = {{
    //: a section of a medical note, as all that follow: what stands before the first heading
    {"beginning", QT_TRANSLATE_NOOP("PreparationText", "Before the first heading")},
    {"chief complaint", QT_TRANSLATE_NOOP("PreparationText", "Chief complaint")},
    {"history of present illness", QT_TRANSLATE_NOOP("PreparationText", "History of present illness")},
    {"past medical history", QT_TRANSLATE_NOOP("PreparationText", "Past medical history")},
    {"past surgical history", QT_TRANSLATE_NOOP("PreparationText", "Past surgical history")},
    {"family history", QT_TRANSLATE_NOOP("PreparationText", "Family history")},
    {"social history", QT_TRANSLATE_NOOP("PreparationText", "Social history")},
    {"allergies", QT_TRANSLATE_NOOP("PreparationText", "Allergies")},
    {"medications", QT_TRANSLATE_NOOP("PreparationText", "Medications")},
    {"immunizations", QT_TRANSLATE_NOOP("PreparationText", "Immunizations")},
    {"review of systems", QT_TRANSLATE_NOOP("PreparationText", "Review of systems")},
    {"physical examination", QT_TRANSLATE_NOOP("PreparationText", "Physical examination")},
    {"laboratory", QT_TRANSLATE_NOOP("PreparationText", "Laboratory")},
    {"imaging", QT_TRANSLATE_NOOP("PreparationText", "Imaging")},
    //: why an examination was asked for
    {"indication", QT_TRANSLATE_NOOP("PreparationText", "Indication")},
    {"technique", QT_TRANSLATE_NOOP("PreparationText", "Technique")},
    //: with earlier images
    {"comparison", QT_TRANSLATE_NOOP("PreparationText", "Comparison")},
    {"findings", QT_TRANSLATE_NOOP("PreparationText", "Findings")},
    //: of who reads an image: what it means
    {"impression", QT_TRANSLATE_NOOP("PreparationText", "Impression")},
    {"assessment and plan", QT_TRANSLATE_NOOP("PreparationText", "Assessment and plan")},
    //: of a SOAP note: what the patient says
    {"subjective", QT_TRANSLATE_NOOP("PreparationText", "Subjective")},
    //: of a SOAP note: what was found
    {"objective", QT_TRANSLATE_NOOP("PreparationText", "Objective")},
    {"diagnosis", QT_TRANSLATE_NOOP("PreparationText", "Diagnosis")},
    {"preoperative diagnosis", QT_TRANSLATE_NOOP("PreparationText", "Preoperative diagnosis")},
    {"postoperative diagnosis", QT_TRANSLATE_NOOP("PreparationText", "Postoperative diagnosis")},
    {"procedure", QT_TRANSLATE_NOOP("PreparationText", "Procedure")},
    {"anesthesia", QT_TRANSLATE_NOOP("PreparationText", "Anesthesia")},
    //: surgeon, loss of blood, drains
    {"operative details", QT_TRANSLATE_NOOP("PreparationText", "Operative details")},
    {"complications", QT_TRANSLATE_NOOP("PreparationText", "Complications")},
    {"hospital course", QT_TRANSLATE_NOOP("PreparationText", "Hospital course")},
    {"admission diagnosis", QT_TRANSLATE_NOOP("PreparationText", "Admission diagnosis")},
    {"discharge diagnosis", QT_TRANSLATE_NOOP("PreparationText", "Discharge diagnosis")},
    {"discharge medications", QT_TRANSLATE_NOOP("PreparationText", "Discharge medications")},
    {"condition at discharge", QT_TRANSLATE_NOOP("PreparationText", "Condition at discharge")},
    {"discharge instructions", QT_TRANSLATE_NOOP("PreparationText", "Discharge instructions")},
    {"follow-up", QT_TRANSLATE_NOOP("PreparationText", "Follow-up")},
    {"signature", QT_TRANSLATE_NOOP("PreparationText", "Signature")},
    {"other", QT_TRANSLATE_NOOP("PreparationText", "Under a heading that is in no list")},
}};

constexpr std::array<Title, 4> languageTitles = {{
    {"English", QT_TRANSLATE_NOOP("PreparationText", "English")},
    {"German", QT_TRANSLATE_NOOP("PreparationText", "German")},
    {"French", QT_TRANSLATE_NOOP("PreparationText", "French")},
    {"Spanish", QT_TRANSLATE_NOOP("PreparationText", "Spanish")},
}};

template<std::size_t Count>
QString titleIn(const std::array<Title, Count> &titles, std::string_view name)
{
    const auto found = std::ranges::find(titles, name, &Title::name);
    return found == titles.end() ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                                 : PreparationText::tr(found->words);
}

} // namespace

QString sectionTitle(std::string_view name)
{
    return titleIn(sectionTitles, name);
}

QString noteLanguageTitle(std::string_view title)
{
    return titleIn(languageTitles, title);
}

} // namespace ui
