#pragma once

#include "core/base/Fields.h"
#include "core/base/Public.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/synthesis/Choices.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <functional>

namespace core::synthesis {

/// The settings of choosing among texts in a plan, besides its budget. 0 means that the number follows by
/// rule from public values, before a record is read.
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

/// Returns the fields in the order in which they are written, with their checks.
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

/// The noise of the votes on this many questions, of which a teacher approves this many.
using TeacherNoise = std::function<privacy::Noise(int questions, int approved)>;

/// Replaces settings that are left to the rule by public values: the teachers by the number of records if
/// that was declared public, the approved texts by the noise.
DiscriminationShape discriminationShape(const DiscriminationSettings &settings,
                                        const Choices &choices,
                                        const TeacherNoise &noiseFor);

/// Converts to parameters of the method, and back; out of range if they are not of this method.
MethodParameters parametersOf(const DiscriminationShape &shape, const Choices &choices);
DiscriminationShape discriminationIn(const MethodParameters &parameters);

/// A unit is in one teacher, which gives every question one vote or none and at most `approved` in all: a
/// vote can be added or removed in each of these cells, and in no more cells than two such sets of votes
/// differ in.
privacy::Sensitivity teacherSensitivity(int questions, int approved);

/// The table of the answers: for every label a cell for each question.
inline constexpr const char *teacherTableName = "teachers";

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::DiscriminationShape> = true;
