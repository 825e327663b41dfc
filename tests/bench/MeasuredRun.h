#pragma once

#include "core/base/Result.h"
#include "core/records/Source.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

/// What programs that measure whole releases share.
namespace bench {

/// A folder for a ledger and a project; gone with this object.
class TemporaryFolder final
{
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;
    std::filesystem::path file(const std::string &name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

template<typename T>
T orDie(core::Result<T> result)
{
    if (result)
        return std::move(*result);
    std::fprintf(stderr, "%s\n", result.error().detail.c_str());
    std::exit(1);
}

/// All labels of the records, sorted: the corpora that are measured on are public.
std::vector<std::string> labelsOf(const core::records::Source &source);

} // namespace bench
