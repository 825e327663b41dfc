#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"

namespace core::plan {

namespace {

using About = Plan::About;

constexpr int maximumApproximateRecords = 1'000'000'000;

} // namespace

const SectionTable<About> &aboutFields()
{
    static const SectionTable<About> fields = {
        {"purpose", &About::purpose},
        {"recipient", &About::recipient},
        {"title", &About::title},
        {"licence", &About::licence},
        {"contact", &About::contact},
        {"recordCountPublic", &About::recordCountPublic},
        {"approximateRecords",
         &About::approximateRecords,
         UpTo{maximumApproximateRecords},
         {FieldWritten::WhenGiven}},
    };
    return fields;
}

} // namespace core::plan
