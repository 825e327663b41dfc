#include "core/methods/discrimination/DiscriminationSettings.h"

#include "core/privacy/Noise.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

constexpr int mostTexts = 1000; // of a label
constexpr int mostQuestions = 10'000;
constexpr int mostTeachers = 1000;
constexpr double unitsForTeachers = 100; // where nothing is said of their number

FieldCheck noMoreThanWritten(const std::string &path, int value, const DiscriminationSettings &settings)
{
    return WholeFrom{0, settings.candidates > 0 ? settings.candidates : mostTexts}(path, value);
}

FieldCheck noMoreThanAsked(const std::string &path, int value, const DiscriminationSettings &settings)
{
    return WholeFrom{0, settings.questions > 0 ? settings.questions : mostQuestions}(path, value);
}

int parameterIn(const MethodParameters &parameters, const char *key)
{
    const auto found = parameters.further.find(key);
    return found == parameters.further.end() || found->second.empty() ? 0 : found->second.front();
}

} // namespace

const FieldTable<DiscriminationSettings> &discriminationSettings()
{
    static const FieldTable<DiscriminationSettings> fields = {
        {"candidates",
         &DiscriminationSettings::candidates,
         WholeFrom{0, mostTexts},
         {},
         {"Number of texts that are written for each label; 0: chosen by rule."}},
        {"questions",
         &DiscriminationSettings::questions,
         WholeFrom{0, mostQuestions},
         {},
         {"Number of questions to the teachers; 0: chosen by rule."}},
        {"teachers",
         &DiscriminationSettings::teachers,
         WholeFrom{0, mostTeachers},
         {},
         {"Number of teachers of each label; 0: chosen by rule."}},
        {"approved",
         &DiscriminationSettings::approved,
         noMoreThanAsked,
         {},
         {"Number of texts that a teacher approves, at most; 0: chosen by rule."}},
        {"chosen",
         &DiscriminationSettings::chosen,
         noMoreThanWritten,
         {},
         {"Number of texts of each label that are kept; 0: chosen by rule."}},
        {"hidden",
         &DiscriminationSettings::hidden,
         WholeFrom{0, 100},
         {},
         {"Per cent of a text that a document made from it replaces."}},
    };
    return fields;
}

DiscriminationShape discriminationShape(const DiscriminationSettings &settings,
                                        const Choices &choices,
                                        const TeacherNoise &noiseFor)
{
    // Set on halves of one corpus of clinical notes; see README.md.
    constexpr int usualCandidates = 100;
    constexpr int usualQuestions = 30; // times the labels
    constexpr int mostApproved = 4;
    constexpr double littleNoise = 2; // votes
    constexpr int usualChosen = 30;
    const int labels = static_cast<int>(std::min<std::size_t>(choices.labels, mostQuestions));
    const double units = choices.recordsPerLabel.value_or(unitsForTeachers);
    DiscriminationShape shape{.candidates = settings.candidates,
                              .questions = settings.questions,
                              .teachers = settings.teachers,
                              .approved = settings.approved,
                              .chosen = settings.chosen,
                              .hidden = settings.hidden};
    if (shape.candidates == 0)
        shape.candidates = std::max({usualCandidates, shape.chosen, (shape.questions + labels - 1) / labels});
    if (shape.questions == 0)
        shape.questions = std::clamp(std::max(shape.approved, usualQuestions * labels),
                                     1,
                                     std::min(mostQuestions, shape.candidates * labels));
    if (shape.teachers == 0)
        shape.teachers = std::clamp(static_cast<int>(units), 1, mostTeachers);
    if (shape.approved == 0) {
        shape.approved = std::min(mostApproved, shape.questions);
        while (shape.approved > 1
               && privacy::standardDeviation(noiseFor(shape.questions, shape.approved))
                      > littleNoise * double{voteWeight})
            --shape.approved;
    }
    shape.approved = std::min(shape.approved, shape.questions);
    if (shape.chosen == 0)
        shape.chosen = std::min(usualChosen, shape.candidates);
    return shape;
}

MethodParameters parametersOf(const DiscriminationShape &shape, const Choices &choices)
{
    MethodParameters parameters;
    parameters.length = choices.length;
    parameters.further = {{"candidates", {shape.candidates}},
                          {"questions", {shape.questions}},
                          {"teachers", {shape.teachers}},
                          {"approved", {shape.approved}},
                          {"chosen", {shape.chosen}},
                          {"hidden", {shape.hidden}}};
    return parameters;
}

DiscriminationShape discriminationIn(const MethodParameters &parameters)
{
    return {.candidates = parameterIn(parameters, "candidates"),
            .questions = parameterIn(parameters, "questions"),
            .teachers = parameterIn(parameters, "teachers"),
            .approved = parameterIn(parameters, "approved"),
            .chosen = parameterIn(parameters, "chosen"),
            .hidden = parameterIn(parameters, "hidden")};
}

privacy::Sensitivity teacherSensitivity(int questions, int approved)
{
    const std::int64_t cells = std::min(questions, 2 * approved);
    return {.l1 = voteWeight * cells, .l2Squared = voteWeight * voteWeight * cells};
}

} // namespace core::synthesis
