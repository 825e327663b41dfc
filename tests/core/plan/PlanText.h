#pragma once

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace tests {

/// A plan that runs, in JSON, with every key written.
inline constexpr std::string_view goodPlan = R"({
  "schema": "keyseed-plan/2",
  "project": "cardiology-notes",
  "records": {"source": "notes of ward 7", "files": ["notes.csv"], "format": "csv", "text": "note",
              "label": "specialty", "person": "patient", "delimiter": ";", "encoding": "windows-1252"},
  "labels": ["Cardiology", "Neurology"],
  "vocabulary": {"source": "builtin", "name": "english"},
  "embedding": {"source": "builtin"},
  "privacy": {"delta": 0.0, "cap": 8.5, "capDelta": 1e-5},
  "synthesis": {"method": "histogram", "epsilon": {"phrases": 4.0, "pairs": 0, "labels": 0.0}},
  "sampling": {"length": 12, "perLabel": 250},
  "writer": {"kind": "template", "documentType": "discharge summary"},
  "about": {"purpose": "teaching", "recipient": "a university", "title": "Notes", "licence": "CC0",
            "contact": "steward@hospital.example", "recordCountPublic": true, "approximateRecords": 4000}
})";

/// The good plan with `value` (JSON) at `pointer` ("/privacy/delta"); an empty value removes the key.
inline std::string planWithValue(const std::string &pointer, const std::string &value)
{
    nlohmann::json json = nlohmann::json::parse(goodPlan);
    const nlohmann::json::json_pointer place(pointer);
    if (value.empty())
        json[place.parent_pointer()].erase(place.back());
    else
        json[place] = nlohmann::json::parse(value);
    return json.dump();
}

inline std::string planWith(const QString &pointer, const QString &value)
{
    return planWithValue(pointer.toStdString(), value.toStdString());
}

} // namespace tests
