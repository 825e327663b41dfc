#pragma once

#include "core/methods/kernel/DocumentPhrases.h"
#include "core/methods/kernel/FeatureMap.h"
#include "core/methods/kernel/VocabularySelection.h"
#include "core/privacy/ExactCounts.h"

#include <cstddef>
#include <span>

namespace core::synthesis {

/// Sums of the random Fourier features of every privacy unit: for each label m cosines, then m sines, in
/// units of 1 / FeatureAngles::quantum. PRIVATE.
///
/// A unit adds z = trunc((1/M) sum_k z_k), where z_k are the features of the k-th of its M sequences, in the
/// cells of the label of its document and 0 elsewhere. For B > 1 a document is one sequence, its first B
/// phrases, over again from the first where it has fewer; for B = 1 each of its phrases is a sequence, since
/// what is said of single phrases should not hang on where they stand. Phrases outside the privatised
/// vocabulary are passed over; a document without any phrase in it has no sequence, and a unit without a
/// sequence adds nothing.
///
/// Sensitivity: a z_k has m pairs (c, s), each with |c| + |s| <= A1 and c^2 + s^2 <= A2, hence
/// ||z_k||_1 <= m A1 and ||z_k||_2^2 <= m A2. A mean has no larger norm than the largest of its parts
/// (triangle inequality), whichever labels they lie in, and truncating toward zero makes no cell larger. So
/// adding or removing one unit changes the sums by at most m A1 in L1 and m A2 in squared L2 norm, all labels
/// together.
///
/// Whole numbers all the way, on one unit alone: bit-identical for any number of threads and any order.
privacy::ExactCounts sumKernelFeatures(const DocumentPhrases &documents,
                                       const FeatureMap &features,
                                       const VocabularyIndex &selected,
                                       std::size_t labels,
                                       unsigned threads);

} // namespace core::synthesis
