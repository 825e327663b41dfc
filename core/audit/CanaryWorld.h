#pragma once

#include "core/audit/Canaries.h"
#include "core/audit/CanaryFiles.h"
#include "core/base/Result.h"
#include "core/package/archive/OutputFile.h"
#include "core/synthesis/PublicInputs.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace core::audit {

/// Names of the invented public world.
std::string phraseName(std::size_t phrase);
std::string labelName(std::size_t label);

/// Returns the number of directions among which the vectors of this many phrases are distributed: clusters of
/// eight or nine phrases.
std::size_t axesOf(std::size_t phrases);

/// A temporary folder with an invented vocabulary and its vectors, removed with its content however an audit
/// ends.
class CanaryWorld final
{
public:
    /// Makes a world in the system's folder for temporary files. Errors: Io.
    static Result<CanaryWorld> make(std::size_t phrases);

    const std::filesystem::path &folder() const { return m_folder.path(); }
    const synthesis::PublicInputs &inputs() const { return m_inputs; }

    /// The plan of an audit over `records`, as a RecordForm describes them; the canaries choose budget and
    /// settings.
    plan::Plan planFor(const Canaries &canaries,
                       std::string_view method,
                       bool isGaussian,
                       plan::Plan::Records records) const;

private:
    CanaryWorld(package::TemporaryFolder folder, synthesis::PublicInputs inputs);

    package::TemporaryFolder m_folder;
    synthesis::PublicInputs m_inputs;
};

/// Returns the records of every canary that is `present`, in random order. A text that a canary has under
/// several labels is a record of all of them. The records of every fourth canary are odd.
std::vector<CanaryRow> rowsOf(const Canaries &canaries, const std::vector<bool> &present);

} // namespace core::audit
