#pragma once

#include "core/base/Fields.h"
#include "core/base/Public.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/synthesis/Choices.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <functional>

namespace core::synthesis {

/// What a plan says of choosing among texts besides its budget. Where 0 stands for a rule, the number follows
/// from what is known before a record is read.
struct DiscriminationSettings
{
    int candidates = 0; ///< texts that are written of each label; 0: by rule
    int questions = 0;  ///< Q: texts, of all labels together, that every teacher is asked about; 0: by rule
    int teachers = 0;   ///< M: of each label; 0: by rule
    int approved = 0;   ///< texts that a teacher says yes to, at most; 0: by rule
    int chosen = 0;     ///< texts of each label that the student keeps; 0: by rule
    int hidden = 50;    ///< per cent of a text that a document made from it replaces

    friend bool operator==(const DiscriminationSettings &, const DiscriminationSettings &) = default;
};

/// In the order in which they are written; what may stand in each.
const FieldTable<DiscriminationSettings> &discriminationSettings();

/// The same as numbers of a released model, with what was left to the rule.
struct DiscriminationShape
{
    int candidates = 2;
    int questions = 2;
    int teachers = 1;
    int approved = 1;
    int chosen = 1;
    int hidden = 50;
};

/// The noise of the votes on so many questions, of which a teacher says yes to so many.
using TeacherNoise = std::function<privacy::Noise(int questions, int approved)>;

/// What is left to the rule is settled by what is known before a record is read: the teachers by the number
/// of records where that was declared public, what they say yes to by the noise.
DiscriminationShape discriminationShape(const DiscriminationSettings &settings,
                                        const Choices &choices,
                                        const TeacherNoise &noiseFor);

/// As parameters of the method, and back; out of range where they are not of this method.
MethodParameters parametersOf(const DiscriminationShape &shape, const Choices &choices);
DiscriminationShape discriminationIn(const MethodParameters &parameters);

/// A unit is in one teacher, which gives every question one vote or none and no more than `approved` in all:
/// a vote may come or go in each of so many cells, and no more of them than two such sets of votes differ in.
privacy::Sensitivity teacherSensitivity(int questions, int approved);

/// The table of the answers: for every label a cell for each question.
inline constexpr const char *teacherTableName = "teachers";

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::DiscriminationShape> = true;
