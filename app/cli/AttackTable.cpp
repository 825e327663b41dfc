#include "app/cli/AttackTable.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace cli {

namespace {

using namespace core::evaluation;

constexpr double fewFalsePositives = 0.01;

void addScore(std::ostringstream &out, const AttackScore &score)
{
    const double found = score.roc.truePositivesAt(fewFalsePositives);
    const auto hits = static_cast<std::int64_t>(std::llround(found * static_cast<double>(score.roc.members)));
    const Interval interval = clopperPearson(hits, score.roc.members, 0.05);
    out << "  " << std::left << std::setw(18) << attackName(score.kind) << "AUC " << std::fixed
        << std::setprecision(3) << score.roc.auc << ", found at 1 % false alarms " << std::setprecision(1)
        << 100 * found << " % (" << 100 * interval.low << " to " << 100 * interval.high << " %)\n";
}

} // namespace

std::string attackTable(const MembershipAttack &attack, const core::privacy::Spend &spend)
{
    std::ostringstream out;
    const RocCurve &first = attack.attacks.front().roc;
    out << "INTERNAL: computed from the records without noise; do not pass on\n"
        << "Membership attacks on " << attack.synthetic << " synthetic texts: " << first.members
        << " members, " << first.others << " others, " << attack.passedOver << " records without a text.\n";
    for (const AttackScore &score : attack.attacks)
        addScore(out, score);
    out << "  allowed           epsilon " << std::defaultfloat << std::setprecision(6) << spend.epsilon();
    if (!spend.isPure())
        out << ", delta " << spend.delta();
    out << ": at 1 % false alarms on average no more than " << std::fixed << std::setprecision(1)
        << 100 * mostTruePositives(spend.epsilon(), spend.delta(), fewFalsePositives) << " % for any attack\n"
        << "The bound is of one privacy unit, on average over releases. Members and others have to be of the "
           "same kind: what else sets them apart is found as well.\n";
    return out.str();
}

} // namespace cli
