#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace experiments {

/// What a figure belongs to.
struct Cell
{
    std::string system; ///< "original data" of the real texts
    double epsilon = 0; ///< 0 of the original data
    int draw = 0;       ///< of the noise, from 1
    std::string learner;
    std::uint64_t seed = 0; ///< of the learner

    auto operator<=>(const Cell &) const = default;
};

/// A figure that was measured. Exact: the corpora of experiments are public.
struct Measured
{
    Cell cell;
    double accuracy = 0;
    double macroF1 = 0;
    double seconds = 0; ///< of training and testing
};

/// Results in a file of JSON lines, one appended as soon as it is there, so that a run that was cut off goes
/// on where it was. Safe from several threads.
class Results final
{
public:
    /// Takes up what the file holds already. A last line that was cut off is dropped. Errors: Io,
    /// InvalidRecords with the line that is no result.
    static core::Result<Results> open(const std::filesystem::path &file);

    bool has(const Cell &cell) const;
    core::Result<void> add(const Measured &measured);
    std::vector<Measured> all() const;

private:
    explicit Results(std::filesystem::path file)
        : m_file(std::move(file))
        , m_mutex(std::make_unique<std::mutex>())
    {}

    std::filesystem::path m_file;
    std::unique_ptr<std::mutex> m_mutex;
    std::vector<Measured> m_all;
};

} // namespace experiments
