#pragma once

#include "core/privacy/Released.h"
#include "core/records/LeftOut.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/writing/Document.h"

#include <cstdint>
#include <vector>

namespace core::synthesis {
struct PublicInputs;
}

namespace core::pipeline {

// The results that one step of the pipeline passes to the next, for observers: without vectors and matchers.

using Model = privacy::Released<synthesis::ReleasedModel>;
using Sequences = privacy::Released<std::vector<synthesis::Sequence>>;
using writing::Documents;

using synthesis::PublicInputs;

/// The private facts of a commit, for the steward only. PRIVATE.
struct PrivateCounts
{
    std::int64_t usable = 0; ///< records with text, a declared label and, where needed, a person
    std::int64_t withoutText = 0;
    std::int64_t undeclaredLabel = 0;
    std::int64_t withoutPerson = 0; ///< where persons are the unit: rows without an id
    std::int64_t likelyCut = 0;     ///< of the usable: as long as a cell of a spreadsheet program can be
    records::LeftOut leftOut = {};  ///< by the reader: files, documents, records
    /// Texts, lines and long passages of one unit alone that stand in public inputs (PublicWording.h).
    std::int64_t inPublicInputs = 0;
};

/// The result of a commit.
struct CommittedModel
{
    Model model;          ///< also says what it cost
    PrivateCounts counts; ///< PRIVATE
};

} // namespace core::pipeline
