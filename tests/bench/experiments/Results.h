#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace experiments {

/// A training that was measured. Exact: the corpora of experiments are public.
struct Measured
{
    std::string key;                        ///< digest of all that it follows from: texts, learner, seed
    std::map<std::string, double> measures; ///< by their names of Published.h; shares of 1, BLEU of 100
    double seconds = 0;                     ///< of training and testing
};

/// Keeps results in a file of JSON lines. A line is appended as soon as it is measured, so that a run that
/// was interrupted continues where it was. Safe from several threads.
class Results final
{
public:
    /// Reads what the file holds already. Drops a last line that was cut off. Errors: Io, InvalidRecords with
    /// the line that is no result.
    static core::Result<Results> open(const std::filesystem::path &file);

    /// Returns what was measured under this key, if anything.
    std::optional<Measured> find(const std::string &key) const;
    core::Result<void> add(const Measured &measured);
    std::size_t size() const;

private:
    explicit Results(std::filesystem::path file)
        : m_file(std::move(file))
        , m_mutex(std::make_unique<std::mutex>())
    {}

    std::filesystem::path m_file;
    std::unique_ptr<std::mutex> m_mutex;
    std::map<std::string, Measured> m_all;
};

} // namespace experiments
