#pragma once

#include "core/base/FileLock.h"
#include "core/pipeline/Pipeline.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>

namespace ui {

using SharedInputs = std::shared_ptr<const core::pipeline::PublicInputs>;

/// A copy of the pipeline that a worker continues with; the session takes over what it made.
using SharedPipeline = std::shared_ptr<core::pipeline::Pipeline>;

/// The release of the open project, on which all parts of a session work. Lives on the UI thread; workers get
/// copies.
class OpenProject final : public QObject
{
    Q_OBJECT

public:
    /// The plan and what was made so far. Its inputs are those that were opened last, see inputs().
    core::pipeline::Pipeline pipeline;
    /// The settings the documents were written with.
    core::plan::Plan::Writer writtenWith;

    bool isOpen() const { return !pipeline.places.project.empty(); }
    /// Marks the project as open in this window as long as it is, unless another window has marked it.
    void claim(const std::filesystem::path &project);
    /// Returns whether another window had the project open when it was opened here.
    bool isOpenElsewhere() const { return m_isOpenElsewhere; }
    bool isReleased() const { return pipeline.release.has_value(); }
    /// Returns whether this window may change what will be released.
    bool canRelease() const { return !isReleased() && !isOpenElsewhere(); }
    /// Returns the opened vocabulary and embedding of the plan; null until they are opened.
    SharedInputs inputs() const;
    /// Takes over what a worker opened.
    void takeInputs(const core::pipeline::Pipeline &from);
    SharedPipeline copy() const;
    /// The package says how its documents were written, whatever is chosen now.
    SharedPipeline copyAsWritten() const;
    /// Removes the released model and everything made of it.
    void forgetModel();

signals:
    void inputsChanged();

private:
    bool areOf(const core::plan::Plan &plan) const;

    std::optional<core::FileLock> m_claim;
    std::filesystem::path m_claimed;
    bool m_isOpenElsewhere = false;
    core::plan::Plan::Vocabulary m_inputsSource;
    core::plan::Plan::Embedding m_inputsVectors;
};

} // namespace ui
