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

QString titleOfFile(std::string_view source)
{
    if (source == "umls")
        return VocabularyText::tr("Names (MRCONSO.RRF)");
    if (source == "rxnorm")
        return VocabularyText::tr("Names (RXNCONSO.RRF)");
    if (source == "snomed")
        return VocabularyText::tr("Descriptions");
    if (source == "mesh")
        return VocabularyText::tr("Headings");
    if (source == "icd10")
        return VocabularyText::tr("Codes");
    return VocabularyText::tr("File");
}

QString adviceOnFile(std::string_view source)
{
    if (source == "snomed")
        return VocabularyText::tr("A snapshot of the descriptions: sct2_Description_Snapshot...");
    if (source == "mesh")
        return VocabularyText::tr("The descriptors in ASCII (d2024.bin), or a file of the tree");
    if (source == "icd10")
        return VocabularyText::tr(
            "An order file of ICD-10-CM, or the codes of ICD-10-GM (icd10gm2024syst_kodes.txt)");
    if (source == "csv")
        return VocabularyText::tr("With the column term; concept, weight and kind may be there");
    if (source == "terms")
        return VocabularyText::tr("One phrase a line, in UTF-8");
    return {};
}

} // namespace

QString vocabularySourceTitle(const Source &source)
{
    const std::string_view name = source.name();
    if (name == "terms")
        return VocabularyText::tr("A list of phrases, one a line");
    if (name == "umls")
        return VocabularyText::tr("UMLS Metathesaurus");
    if (name == "snomed")
        return VocabularyText::tr("SNOMED CT");
    if (name == "mesh")
        return VocabularyText::tr("MeSH, Medical Subject Headings");
    if (name == "icd10")
        return VocabularyText::tr("ICD-10-CM or ICD-10-GM");
    if (name == "obo")
        return VocabularyText::tr("An ontology in OBO format, such as HPO");
    if (name == "rxnorm")
        return VocabularyText::tr("RxNorm");
    if (name == "csv")
        return VocabularyText::tr("A table (CSV) with a column of terms");
    if (name == "saved")
        return VocabularyText::tr("A vocabulary that Keyseed saved or learnt");
    if (name == "documents")
        return VocabularyText::tr("Public documents, to learn a vocabulary from");
    if (name == "union")
        return VocabularyText::tr("Several vocabularies as one");
    return toQString(source.title());
}

QString vocabularySourceAdvice(const Source &source)
{
    const std::string_view name = source.name();
    if (name == "umls")
        return VocabularyText::tr("Needs a UMLS licence. Names that survive the noise are published: check "
                                  "that each source vocabulary allows it.");
    if (name == "snomed")
        return VocabularyText::tr("Needs a licence of SNOMED International or a member country. Names that "
                                  "survive the noise are published.");
    if (name == "mesh" || name == "rxnorm")
        return VocabularyText::tr("From the National Library of Medicine of the United States, whose terms "
                                  "of use ask to be named.");
    if (name == "icd10")
        return VocabularyText::tr("Codes of diagnoses. Their titles that survive the noise are published: "
                                  "check the terms of use.");
    if (name == "obo")
        return VocabularyText::tr("Synonyms that mean the same count as the same phrase. Check the licence "
                                  "of the ontology.");
    if (name == "documents")
        return VocabularyText::tr(
            "Texts of the field that anyone may read; 20 MB or more are advised. Never the "
            "notes of the house. They are read once, and again when they change.");
    if (name == "union")
        return VocabularyText::tr(
            "All their phrases; with public documents among them, those that the documents "
            "have. Phrases that survive the noise are published: check each licence.");
    return VocabularyText::tr("Phrases that survive the noise are published: check that its licence allows "
                              "it.");
}

QString sourceSettingTitle(const Source &source, const SourceSetting &setting)
{
    if (setting.key == "file")
        return titleOfFile(source.name());
    if (setting.key == "types")
        return VocabularyText::tr("Kinds of the concepts (MRSTY.RRF)");
    if (setting.key == "language")
        return VocabularyText::tr("Language");
    if (setting.key == "semanticTypes")
        return VocabularyText::tr("Semantic types");
    if (setting.key == "vocabularies")
        return VocabularyText::tr("Source vocabularies");
    if (setting.key == "concepts")
        return VocabularyText::tr("Concepts");
    if (setting.key == "preferred")
        return VocabularyText::tr("Language reference set");
    if (setting.key == "refset")
        return VocabularyText::tr("Id of the reference set");
    if (setting.key == "supplement")
        return VocabularyText::tr("Supplementary concepts");
    if (setting.key == "trees")
        return VocabularyText::tr("Parts of the tree");
    if (setting.key == "alphabet")
        return VocabularyText::tr("Alphabet of ICD-10-GM");
    if (setting.key == "files")
        return VocabularyText::tr("Files");
    if (setting.key == "text")
        return VocabularyText::tr("Column of the text");
    if (setting.key == "public")
        return VocabularyText::tr("All of these texts are public");
    if (setting.key == "origin")
        return VocabularyText::tr("Where they come from");
    if (setting.key == "licence")
        return VocabularyText::tr("Licence");
    if (setting.key == "of")
        return VocabularyText::tr("Vocabularies");
    return toQString(setting.key);
}

QString sourceSettingAdvice(const Source &source, const SourceSetting &setting)
{
    if (setting.key == "file")
        return adviceOnFile(source.name());
    if (setting.key == "types")
        return VocabularyText::tr("Tells diseases from drugs and so on; lies beside MRCONSO.RRF");
    if (setting.key == "language")
        return source.name() == "umls" ? VocabularyText::tr("ENG unless you say otherwise; GER, FRE, SPA ...")
               : source.name() == "documents"
                   ? VocabularyText::tr("Told from the texts unless you say otherwise; en, de, fr ...")
                   : VocabularyText::tr("All unless you say otherwise; en, de, fr ...");
    if (setting.key == "semanticTypes")
        return VocabularyText::tr("All unless you name some: T047, T184");
    if (setting.key == "vocabularies")
        return VocabularyText::tr("All unless you name some: MSH, SNOMEDCT_US");
    if (setting.key == "concepts")
        return VocabularyText::tr("Leaves inactive concepts out: sct2_Concept_Snapshot...");
    if (setting.key == "preferred")
        return VocabularyText::tr("Says which name is preferred: der2_cRefset_LanguageSnapshot...");
    if (setting.key == "refset")
        return VocabularyText::tr("Where the file above holds several");
    if (setting.key == "supplement")
        return VocabularyText::tr("Drugs and rare diseases beside the headings (c2024.bin)");
    if (setting.key == "trees")
        return VocabularyText::tr("All unless you name some: C, D27, F03");
    if (setting.key == "alphabet")
        return VocabularyText::tr("More names of the same diagnoses (icd10gm2024alpha_edvtxt.txt)");
    if (setting.key == "files")
        return VocabularyText::tr("Tables, texts or folders of texts");
    if (setting.key == "text")
        return VocabularyText::tr("Of tables; \"text\" unless you say otherwise");
    if (setting.key == "public")
        return VocabularyText::tr("What is learnt of them goes out with every release.");
    if (setting.key == "origin" || setting.key == "licence")
        return VocabularyText::tr("Told to recipients");
    if (setting.key == "of")
        return VocabularyText::tr("The name that a phrase has in the first of them is used.");
    return toQString(setting.what);
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
    const struct
    {
        std::string_view reason;
        QString text;
    } known[] = {
        {"names in other languages", VocabularyText::tr("names in other languages")},
        {"names of other vocabularies", VocabularyText::tr("names of other vocabularies")},
        {"suppressed names", VocabularyText::tr("names that the source suppresses")},
        {"names of concepts of other semantic types",
         VocabularyText::tr("names of concepts of other semantic types")},
        {"entries of the alphabet without a code",
         VocabularyText::tr("entries of the alphabet without a code")},
        {"inactive names", VocabularyText::tr("names that are no longer in use")},
        {"names of inactive concepts", VocabularyText::tr("names of concepts that are no longer in use")},
        {"definitions", VocabularyText::tr("definitions")},
        {"headings in other trees", VocabularyText::tr("headings in other parts of the tree")},
        {"places in other trees", VocabularyText::tr("places in other parts of the tree")},
        {"synonyms that are broader, narrower or related",
         VocabularyText::tr("synonyms that are broader, narrower or related only")},
        {"obsolete concepts", VocabularyText::tr("obsolete concepts")},
        {"names longer than 200 bytes", VocabularyText::tr("names that are too long for a phrase")},
        {"names with fewer than two letters", VocabularyText::tr("names with fewer than two letters")},
        {"names with control characters", VocabularyText::tr("names with control characters")},
        {"terms of an earlier vocabulary", VocabularyText::tr("phrases that an earlier one has")},
        {"concepts without a name of their own", VocabularyText::tr("concepts without a name of their own")},
    };
    for (const auto &each : known)
        if (each.reason == reason)
            return each.text;
    return toQString(reason);
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
