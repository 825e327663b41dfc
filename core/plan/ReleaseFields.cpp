#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"

#include <array>
#include <numeric>

namespace core::plan {

namespace {

using Privacy = Plan::Privacy;

constexpr double maximumCap = 1000.0;
constexpr double smallestDelta = 1e-12; // the ledger counts in millionths of a millionth
constexpr double largestDelta = 1e-3;

// The comparisons are written so that NaN is refused too: none with it holds.
bool isDelta(double delta)
{
    return delta >= smallestDelta && delta <= largestDelta;
}

PlanCheck checkDelta(const std::string &field, double delta)
{
    if (delta == 0.0 || isDelta(delta))
        return {};
    return refuse(PlanFault::DeltaRange,
                  field,
                  "0 or a number from 1e-12 to 0.001 was expected: a chance that no one's records may bear");
}

PlanCheck checkCap(const std::string &field, double cap)
{
    if (cap >= limits::smallestEpsilon && cap <= maximumCap)
        return {};
    return refuse(
        PlanFault::CapRange, field, "a number above 0 (at least 0.000001) and at most 1000 was expected");
}

PlanCheck checkCapDelta(const std::string &field, double cap)
{
    if (isDelta(cap))
        return {};
    return refuse(PlanFault::CapRange, field, "a number from 1e-12 to 0.001 was expected");
}

} // namespace

const SectionTable<Privacy> &privacyFields()
{
    static const SectionTable<Privacy> fields = {
        {"delta",
         &Privacy::delta,
         checkDelta,
         {},
         published("Delta of the release: 0 for pure differential privacy, else 1e-12 to 0.001.")},
        {"cap",
         &Privacy::cap,
         checkCap,
         {FieldWritten::WhenGiven},
         published("Cap of epsilon for a data source that has none: above 0, at most 1000.")},
        {"capDelta",
         &Privacy::capDelta,
         checkCapDelta,
         {FieldWritten::WhenGiven},
         published("Cap of delta for a data source that has none: 1e-12 to 0.001.")},
    };
    return fields;
}

namespace {

using Sampling = Plan::Sampling;

constexpr double largestShare = 1e9;

PlanCheck checkShares(const std::string &field, const std::vector<double> &shares)
{
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (!(shares[i] >= 0.0 && shares[i] <= largestShare))
            return refuse(PlanFault::ShareNegative,
                          field + '[' + std::to_string(i) + ']',
                          "a number of 0 or above was expected");
    if (!shares.empty() && std::accumulate(shares.begin(), shares.end(), 0.0) <= 0.0)
        return refuse(PlanFault::SharesAllZero, field, "at least one share above 0 was expected");
    return {};
}

PlanCheck checkAssociation(const std::string &field, const std::string &association)
{
    static constexpr std::array<std::string_view, 3> known = {"off", "gentle", "strong"};
    return association.empty() ? PlanCheck() : OneOf{known}(field, association);
}

PlanCheck checkDivision(const std::string &field, const std::string &division)
{
    static constexpr std::array<std::string_view, 2> known = {"bySize", "equal"};
    return division.empty() ? PlanCheck() : OneOf{known}(field, division);
}

} // namespace

// How sharp a method can draw, and what goes with the labels, is checked with the plan as a whole.
const SectionTable<Sampling> &samplingFields()
{
    static const SectionTable<Sampling> fields = {
        {"length",
         &Sampling::length,
         UpTo{limits::maximumLength},
         {},
         published("Number of phrases in a sequence, at most.")},
        {"perLabel",
         &Sampling::perLabel,
         UpTo{limits::maximumPerLabel},
         {},
         published("Number of documents per label, on average.")},
        {"shares",
         &Sampling::shares,
         checkShares,
         {FieldWritten::WhenGiven},
         published("Declared share of each label, in the order of labels. Default: by division.")},
        {"division",
         &Sampling::division,
         checkDivision,
         {FieldWritten::WhenGiven},
         published("Division of the documents among the labels without declared shares: bySize, by the noisy "
                   "sizes of the labels where the method releases these and they differ clearly, else the "
                   "same number for each; or equal. Default: bySize.")},
        {"sharpness",
         &Sampling::sharpness,
         AnyValue(),
         {FieldWritten::WhenGiven},
         published("Typical phrases (high) or variety (low): 0.1 to 10. Default: that of the method.")},
        {"association",
         &Sampling::association,
         checkAssociation,
         {FieldWritten::WhenGiven},
         published("How strongly phrases attract each other that are together in public texts: off, gentle "
                   "or strong.")},
    };
    return fields;
}

namespace {

using About = Plan::About;

constexpr int maximumApproximateRecords = 1'000'000'000;
constexpr std::int64_t longestAnswer = 10'000; // characters

PlanCheck checkAnswer(const std::string &field, const std::string &text)
{
    return checkLength(field, text, "a text", longestAnswer);
}

} // namespace

const SectionTable<About> &aboutFields()
{
    static const SectionTable<About> fields = {
        {"purpose", &About::purpose, checkAnswer, {}, published("Purpose of the release.")},
        {"recipient", &About::recipient, checkAnswer, {}, published("Recipient of the package.")},
        {"title", &About::title, checkAnswer, {}, published("Title of the data set.")},
        {"licence", &About::licence, checkAnswer, {}, published("Licence of the data set.")},
        {"contact", &About::contact, checkAnswer, {}, published("Contact for questions.")},
        {"recordCountPublic",
         &About::recordCountPublic,
         AnyValue(),
         {},
         published("Declares that the number of records is public.")},
        {"approximateRecords",
         &About::approximateRecords,
         UpTo{maximumApproximateRecords},
         {FieldWritten::WhenGiven},
         published("Declared number of records, for forecasts only.")},
    };
    return fields;
}

} // namespace core::plan
