#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/DiscriminationSynthesizer.h"
#include "core/methods/discrimination/TeacherForecast.h"
#include "core/synthesis/keyphrases/ContributionWords.h"

#include <cmath>

namespace core::synthesis {

std::string_view DiscriminationSynthesizer::summary() const
{
    return QT_TRANSLATE_NOOP("MethodText",
                             "Texts are written without the records. Every person belongs to one of many "
                             "teachers, each of which says to which texts its records are nearest; a student "
                             "learns from the noisy counts of their answers which texts to keep.");
}

// The figures of the publication are those of PublishedClaim.h.
MethodFamily DiscriminationSynthesizer::family() const
{
    return {
        .name = "discrimination",
        .title = QT_TRANSLATE_NOOP("MethodText", "Choose among texts of a model"),
        .summary = summary(),
        .needs = QT_TRANSLATE_NOOP(
            "MethodText",
            "A language model that can be asked from here, and many patients or records under each label."),
        .costs = QT_TRANSLATE_NOOP(
            "MethodText",
            "The budget, once: all answers of the teachers are paid for. The publication claims epsilon 4, "
            "which pays for 12 of its 3,750 answers; all of them cost epsilon 172. The model is asked for "
            "the texts to choose among, and again for each document."),
        .promises = QT_TRANSLATE_NOOP(
            "MethodText",
            "Documents in the words of the model: those of its texts that are most like the records."),
        .uselessWhen = QT_TRANSLATE_NOOP("MethodText",
                                         "With fewer teachers than the noise needs, their answers drown. "
                                         "Keyphrases bring more for the same budget.")};
}

std::optional<std::string> DiscriminationSynthesizer::whyHopeless(const ReleasePlan &release,
                                                                  const Choices &choices) const
{
    const auto forecast = teacherForecast(release);
    if (forecast && forecast->questions > forecast->texts)
        return "the teachers are asked about " + std::to_string(forecast->questions) + " texts, and only "
               + std::to_string(forecast->texts)
               + " are written for all labels; ask fewer questions or have more candidates written";
    if (!forecast || !forecast->drowns(choices.recordsPerLabel))
        return {};
    const std::string records =
        choices.recordsPerLabel
            ? " and about " + std::to_string(std::llround(*choices.recordsPerLabel)) + " records"
            : std::string();
    return "the answers of the teachers would drown in the noise: where each says yes to "
           + std::to_string(forecast->approved) + " of " + std::to_string(forecast->questions)
           + " texts, there have to be " + std::to_string(forecast->teachersNeeded)
           + " teachers with records in each label, and there are " + std::to_string(forecast->teachers)
           + " teachers" + records
           + " in each; let them say yes to fewer texts, raise epsilon, or take another method";
}

std::string DiscriminationSynthesizer::tableInWords(const MethodParameters &, std::string_view) const
{
    return "a noisy number of teachers for every synthetic text that they were asked about";
}

std::vector<std::string> DiscriminationSynthesizer::stepsInWords(const ReleasedModel &model) const
{
    const DiscriminationShape shape = discriminationIn(model.parameters);
    const std::string unit = unitWord(model.unitIsPerson);
    return {std::to_string(shape.candidates)
                + " texts of each label were written, without looking at a record.",
            "Each " + unit + " was given to one of " + std::to_string(shape.teachers)
                + " teachers of one label, by a hash under a key that was forgotten afterwards.",
            std::to_string(shape.questions)
                + " of the texts, of all labels, were put before every teacher. It said yes to at most "
                + std::to_string(shape.approved) + ", those that are most like its " + unit
                + "s by the public vectors of their phrases. For every label the teachers that said yes to a "
                  "text were counted, and noise was added to every count, whether it had any or not.",
            "From the noisy counts a student, a linear model for each label, learnt in what the texts of a "
            "label differ from others; the "
                + std::to_string(shape.chosen)
                + " that it found best were preferred, as far as the noise left it sure."};
}

std::string DiscriminationSynthesizer::samplingInWords(const ReleasedModel &) const
{
    return "texts were drawn by what the student found of them, and of several variations of each the one "
           "that "
           "it found best was asked for";
}

std::string DiscriminationSynthesizer::inWords(const ReleasedModel &) const
{
    return "The documents are variations of synthetic texts that a student of noisy teachers chose.";
}

} // namespace core::synthesis
