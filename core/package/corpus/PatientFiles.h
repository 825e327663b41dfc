#pragma once

#include "core/package/contents/Contents.h"

#include <string>

namespace core::package {

/// Returns the content of patients.csv: patient_id, notes and the fields of the patient, by rising number of
/// the patient. Of a package with fields.
std::string patientsText(const Contents &contents);

/// Returns the content of fields.csv: the shares of the values of each field, and of the values of each pair
/// of fields that was measured, by the model of the noisy marginals. The label and the number of notes are
/// fields named "label" and "notes".
std::string fieldsText(const Contents &contents);

} // namespace core::package
