#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/records/Preview.h"
#include "ui/session/Jobs.h"
#include "ui/session/OpenProject.h"
#include "ui/session/RecordsFacts.h"

#include <QObject>

#include <optional>

namespace ui {

/// The part of the records that was looked at. PRIVATE: in memory only, for the steward's screen, and removed
/// with the project or with another choice of file.
class RecordsView final : public QObject
{
    Q_OBJECT

public:
    RecordsView(Jobs &jobs, const OpenProject &project)
        : m_jobs(jobs)
        , m_project(project)
    {}

    const std::optional<core::records::Preview> &preview() const { return m_preview; }
    /// Returns the facts of the preview; empty while there is none.
    const RecordsFacts &facts() const { return m_facts; }
    const std::optional<core::records::Scan> &scan() const { return m_scan; }
    /// Returns whether all records were looked at and none of them would count, or no patient: for the
    /// steward's screen alone.
    bool countsNobody() const;
    /// Returns the counts of the commit in this run of the program.
    const std::optional<core::pipeline::PrivateCounts> &counts() const { return m_counts; }

    /// Read the plan's files in a worker (Jobs::Job::Preview, Scan).
    void loadPreview();
    void startScan();

    /// The profile of the organisation that was read last, or none; gone with another choice of file.
    void setHouseProfile(std::optional<HouseProfile> house);

    // --- for the session ----------------------------------------------------------------------------------
    void takeCounts(const core::pipeline::PrivateCounts &counts) { m_counts = counts; }
    /// Lets go of what another file, or another use of its columns, makes untrue. Whether there is any.
    bool follow(const core::plan::Plan::Records &before, const core::plan::Plan::Records &now);
    /// Another project was opened.
    void clear();

signals:
    void changed(); ///< preview, scan or the profile of the organisation

private:
    void forgetPreview();

    Jobs &m_jobs;
    const OpenProject &m_project;
    std::optional<core::records::Preview> m_preview;
    RecordsFacts m_facts;
    std::optional<core::records::Scan> m_scan;
    std::optional<core::pipeline::PrivateCounts> m_counts;
};

} // namespace ui
