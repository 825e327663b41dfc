#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/attack/Roc.h"
#include "core/records/Source.h"
#include "core/synthesis/PublicInputs.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::evaluation {

/// The score of an attack: the cosine of document vectors with the nearest synthetic document, or the
/// logarithm of the likelihood ratio of two models of phrases, that of the synthetic texts over a reference.
enum class AttackKind { Nearest, LikelihoodRatio };
inline constexpr AttackKind attackKinds[] = {AttackKind::Nearest, AttackKind::LikelihoodRatio};
std::string_view attackName(AttackKind kind);

struct AttackScore
{
    AttackKind kind = AttackKind::Nearest;
    RocCurve roc;
};

/// PRIVATE: exact figures of records, for the steward's own eyes.
struct MembershipAttack
{
    std::int64_t synthetic = 0;       ///< texts that were attacked
    std::int64_t passedOver = 0;      ///< records that do not count: no text, declared label or person
    bool unitIsPerson = false;        ///< of the members and others that are counted
    std::vector<AttackScore> attacks; ///< one of each kind
};

/// Attacks a package: who was among its records, judged by its texts alone? `members` are records that it was
/// made from, `others` records of the same kind that it was not made from: if the two differ in kind, the
/// curve shows that difference and not privacy. Only records that a commit counts are used, on both sides:
/// with a text, one of `labels` (none, or one empty label: any) and, where persons are the unit, a person.
/// A person is attacked by all records together: by the nearest of them, and by the phrases of all. Labels
/// from a file to join are not looked for among the others. Stadler et al. 2022 ("Synthetic data:
/// anonymisation groundhog day"), SynBench.
///
/// The reference model is that of the others; for one of them, it is made without that one, so that no text
/// is judged by a model that has seen it. Only phrases of the records are kept, in memory; nothing is
/// written. The result is the same for any number of threads (0 = one per core) and any order of records.
///
/// Errors: InvalidPackage without a text, those of records::Reader (also if the others lack a column of the
/// members), InvalidRecords if one side has no record that counts, Cancelled. Stages: "features", "testing".
Result<MembershipAttack> attackMembership(const std::vector<std::string> &texts,
                                          const TestRecords &members,
                                          const records::Source &others,
                                          const std::vector<std::string> &labels,
                                          const synthesis::PublicInputs &inputs,
                                          JobControl &control,
                                          unsigned threads = 0);

/// The scores of one text, in the order of attackKinds: for experiments that release again and again.
std::vector<double> attackScores(const std::vector<std::string> &texts,
                                 const std::vector<std::string> &reference,
                                 std::string_view text,
                                 const synthesis::PublicInputs &inputs);

} // namespace core::evaluation
