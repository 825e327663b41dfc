#pragma once

#include "core/plan/FieldMap.h"

#include <string>
#include <utility>
#include <vector>

/// Declared fields beside the text.
namespace tests {

using SampleField = core::plan::Plan::Records::Field;

inline SampleField fieldOf(const std::string &name, std::string_view kind, std::string_view of)
{
    SampleField field;
    field.name = name;
    field.kind = kind;
    field.of = of;
    return field;
}

/// "woman" and "man" of the patient, written F and M in the column gender.
inline SampleField sexField()
{
    SampleField field = fieldOf("sex", core::plan::categoryKind, core::plan::ofPatient);
    field.column = "gender";
    field.values = {"woman", "man"};
    field.spellings = {{"woman", {"F"}}, {"man", {"M"}}};
    return field;
}

/// Years of the patient, from 20 to 80 in bins of 10.
inline SampleField ageField()
{
    SampleField field = fieldOf("age", core::plan::numberKind, core::plan::ofPatient);
    field.low = 20;
    field.high = 80;
    field.width = 10;
    field.unit = "years";
    return field;
}

/// The month of the note, in 2019.
inline SampleField monthField()
{
    SampleField field = fieldOf("seen", core::plan::dateKind, core::plan::ofNote);
    field.first = "2019-01";
    field.last = "2019-12";
    return field;
}

/// The days of the note since the first of its patient, in 2019.
inline SampleField dayField()
{
    SampleField field = monthField();
    field.name = "day";
    field.step = "days";
    return field;
}

inline SampleField smokerField()
{
    return fieldOf("smoker", core::plan::flagKind, core::plan::ofPatient);
}

inline std::vector<SampleField> sampleFields()
{
    return {sexField(), ageField(), monthField(), smokerField()};
}

} // namespace tests
