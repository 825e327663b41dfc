#include "core/base/Clock.h"
#include "core/pipeline/ProjectStore.h"

namespace core::pipeline {

Result<void> ProjectStore::noteExactComparison()
{
    auto insert = m_database.prepare("INSERT INTO exact_comparison(noted) VALUES (?1)");
    if (!insert)
        return fail(insert.error());
    return insert->bind(1, utcNow()).run();
}

Result<int> ProjectStore::exactComparisons()
{
    auto number = m_database.prepare("SELECT count(*) FROM exact_comparison");
    if (!number)
        return fail(number.error());
    if (const auto row = number->step(); !row)
        return fail(row.error());
    return static_cast<int>(number->integer(0));
}

} // namespace core::pipeline
