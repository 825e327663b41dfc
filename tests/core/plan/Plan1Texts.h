#pragma once

#include <string>
#include <string_view>

namespace tests {

/// Plans of schema 1 as release 0.1 wrote them, with every key of the sections that were moved since.

/// Pure histogram with pairs of phrases that go together, a vocabulary of one's own.
inline constexpr std::string_view histogramPlan1 = R"({
  "schema": "keyseed-plan/1",
  "project": "cardiology-notes",
  "records": {"path": "notes.tsv", "format": "tsv", "text": "note", "label": "specialty", "person": "patient",
              "encoding": "windows-1252"},
  "labels": ["Cardiology", {"name": "Heart", "values": ["428", "I50"]}],
  "vocabulary": {"source": "file:terms.txt"},
  "embedding": {"source": "builtin"},
  "privacy": {"epsilonVocabulary": 4.0, "epsilonSequences": 1.5, "epsilonLabels": 0.25, "delta": 0.0,
              "cap": 8.5},
  "sequences": {"method": "histogram", "length": 12, "perLabel": 250, "sharpness": 0.5, "phrasesPerUnit": 3},
  "writer": {"kind": "template", "documentType": "discharge summary"},
  "about": {"purpose": "teaching", "recipient": "a university", "title": "Notes", "licence": "CC0",
            "contact": "steward@hospital.example", "recordCountPublic": true, "approximateRecords": 4000}
})";

/// Gaussian noise, the settings of the published methods, no labels.
inline constexpr std::string_view kernelPlan1 = R"({
  "schema": "keyseed-plan/1",
  "project": "notes",
  "records": {"path": "notes.jsonl", "format": "jsonl", "text": "text", "label": null, "person": null},
  "labels": [],
  "vocabulary": {"source": "builtin:medical"},
  "embedding": {"source": "builtin"},
  "privacy": {"epsilonVocabulary": 1, "epsilonSequences": 2.5, "delta": 1e-6},
  "sequences": {"method": "iterative-logarithmic", "length": 8, "perLabel": 20, "shares": [1], "sharpness": 0,
                "phrasesPerUnit": 7, "selectedPhrases": 400, "featurePairs": 300, "prefixSizes": [1, 8]},
  "writer": {"kind": "template"}
})";

} // namespace tests
