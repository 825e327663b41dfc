#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"

namespace core::pipeline {

Result<void> ProjectStore::noteExactComparison()
{
    KEYSEED_ASSIGN(auto insert, m_database.prepare("INSERT INTO exact_comparison(noted) VALUES (?1)"));
    return insert.bind(1, utcNow()).run();
}

Result<int> ProjectStore::exactComparisons()
{
    KEYSEED_ASSIGN(auto number, m_database.prepare("SELECT count(*) FROM exact_comparison"));
    KEYSEED_TRY(number.step());
    return static_cast<int>(number.integer(0));
}

} // namespace core::pipeline
