#include "tests/bench/MeasuredRun.h"

#include "core/records/Reader.h"

#include <set>
#include <system_error>

namespace bench {

TemporaryFolder::TemporaryFolder()
{
    std::string pattern = (std::filesystem::temp_directory_path() / "measured-XXXXXX").string();
    m_path = ::mkdtemp(pattern.data());
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
}

std::vector<std::string> labelsOf(const core::records::Source &source)
{
    auto reader = orDie(core::records::Reader::open(source));
    std::set<std::string> labels;
    core::records::Record record;
    while (orDie(reader->next(record)))
        labels.insert(record.label);
    return {labels.begin(), labels.end()};
}

} // namespace bench
