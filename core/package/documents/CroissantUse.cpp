#include "core/package/contents/Contents.h"
#include "core/package/documents/Parts.h"
#include "core/package/facts/MethodFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/facts/TextNature.h"
#include "core/package/text/Prose.h"

#include <string>

namespace core::package {

namespace {

// Words that were made for Markdown, without its escapes.
std::string plain(const std::string &markup)
{
    std::string text;
    for (std::size_t i = 0; i < markup.size(); ++i) {
        if (markup[i] == '\\' && i + 1 < markup.size())
            ++i;
        text += markup[i];
    }
    return text;
}

std::string collection(const Contents &contents)
{
    const Description &about = contents.description;
    if (isRewritten(*contents.model))
        return plain(methodInWords(*contents.model)) + " Made with Keyseed " + oneLine(about.programVersion)
               + ".";
    if (natureOf(contents) == TextNature::PublicTexts)
        return "The texts are " + plain(writerInWords(about)) + ". Keyseed " + oneLine(about.programVersion)
               + " put them together, and numbers with noise chose among them. "
               + plain(methodInWords(*contents.model));
    return "The texts were not collected: a machine (" + plain(writerInWords(about)) + ", with Keyseed "
           + oneLine(about.programVersion)
           + (isChosen(*contents.model)
                  ? ") wrote texts without the records, and numbers with noise chose among them. "
                  : ") wrote them around keyphrases that were drawn from tables with noise. ")
           + plain(methodInWords(*contents.model));
}

std::string noised(const synthesis::ReleasedModel &model)
{
    if (isRewritten(model))
        return "Rows of the records were encoded as numbers, and exact discrete noise was added to every "
               "number";
    if (isChosen(model))
        return "Phrases of a public vocabulary were found in the records, how near these are to texts that "
               "were made without the records was counted, and exact discrete noise was added to every count";
    return "Phrases of a public vocabulary were counted in the records, and exact discrete noise was added "
           "to "
           "every count";
}

std::string manipulation(const Contents &contents)
{
    std::string text = noised(*contents.model)
                       + " before anything left the program; section \"Mechanisms and exact noise\" of "
                         "datasheet.md has the scales. "
                       + plain(sharesInWords(contents));
    if (const std::size_t leftOut = contents.excluded.total(); leftOut > 0)
        text += " A person left out " + std::to_string(leftOut)
                + " of the written texts, by reading them; manifest.json has the reasons.";
    return text;
}

Json sensitive(const Contents &contents)
{
    return {"The records behind the texts are private and are not in the package. The package is "
                + promise(contents.budget) + ". " + unitInWords(contents.budget),
            wordsOf(natureOf(contents)).people,
            "Labels and texts may speak of health."};
}

Json biases(const Contents &contents)
{
    if (isRewritten(*contents.model))
        return {"The texts carry the biases of the records, and those of the model that rewrote them."};
    return {
        "Phrases that are rare in the records are missing, and with them what is rare: small groups are "
        "represented worse than large ones.",
        "The texts carry the biases of the records in which phrase goes with which label, and those of what "
        "wrote them.",
        "How often a label or a phrase occurs in the texts is not how often it occurs in the records."};
}

Json limitations(const Contents &contents)
{
    return {
        isRewritten(*contents.model)
            ? "The texts may be wrong, odd or contradictory: noise makes some of them out of nothing, and "
              "changes words in others."
            : "The texts may be wrong, odd or contradictory. They carry phrases and their labels over, not "
              "the style, order or grammar of the records.",
        "Not for decisions on anyone's care, not for statements about how common anything is, not for "
        "linking with other data.",
        "Results on these texts have to be checked on real ones before anyone relies on them."};
}

Json uses(const Contents &contents)
{
    Json list{"Training and fine-tuning a classifier of texts by the declared labels, to be tested on real "
              "texts; developing and testing programs that will handle real texts."};
    if (const std::string purpose = oneLine(contents.description.purpose); !purpose.empty())
        list.push_back("In the words of those who release it: " + purpose);
    return list;
}

} // namespace

Json croissantUse(const Contents &contents)
{
    const std::string contact = oneLine(contents.description.contact);
    return {{"rai:dataCollection", collection(contents)},
            {"rai:dataCollectionRawData",
             "Private records with text, each with a label; one unit of privacy is one "
                 + std::string(unitWord(contents.budget.unitIsPerson)) + "."},
            {"rai:dataManipulationProtocol", manipulation(contents)},
            {"rai:dataAnnotationProtocol",
             isRewritten(*contents.model) ? "No one annotated the texts."
                                          : "No one annotated the texts: the label of a text is the declared "
                                            "label that it was written for."},
            {"rai:machineAnnotationTools",
             Json::array({"Keyseed " + oneLine(contents.description.programVersion)})},
            {"rai:personalSensitiveInformation", sensitive(contents)},
            {"rai:dataBiases", biases(contents)},
            {"rai:dataLimitations", limitations(contents)},
            {"rai:dataUseCases", uses(contents)},
            {"rai:dataReleaseMaintenancePlan",
             Json::array(
                 {"This package does not change. A later one from the same records spends a budget of its "
                  "own, and the epsilons add up. Contact: "
                  + (contact.empty() ? "not stated" : contact)})}};
}

} // namespace core::package
