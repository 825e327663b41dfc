#include "ui/session/RecordsView.h"

#include <utility>

namespace ui {

namespace {

using core::JobControl;
using core::Result;
using core::plan::Plan;
using Job = Jobs::Job;

bool sameFile(const Plan::Records &a, const Plan::Records &b)
{
    return a.files == b.files && a.format == b.format && a.delimiter == b.delimiter
           && a.encoding == b.encoding;
}

bool sameRoles(const Plan::Records &a, const Plan::Records &b)
{
    return a.textColumn == b.textColumn && a.labelColumn == b.labelColumn && a.personColumn == b.personColumn;
}

} // namespace

void RecordsView::loadPreview()
{
    m_jobs.startLatest(Job::Preview, [this] {
        m_jobs.run(
            Job::Preview,
            [source = recordsSource(m_project.pipeline.plan.records)](JobControl &) {
                return core::records::preview(source);
            },
            [this](Result<core::records::Preview> result) {
                return taken(std::move(result), [this](core::records::Preview &&preview) {
                    m_preview = std::move(preview);
                    emit changed();
                });
            });
    });
}

void RecordsView::startScan()
{
    m_jobs.startLatest(Job::Scan, [this] {
        m_jobs.run(
            Job::Scan,
            [source = recordsSource(m_project.pipeline.plan.records)](JobControl &control) {
                return core::records::scan(source, control);
            },
            [this](Result<core::records::Scan> result) {
                return taken(std::move(result), [this](core::records::Scan &&scan) {
                    m_scan = std::move(scan);
                    emit changed();
                });
            });
    });
}

bool RecordsView::follow(const Plan::Records &before, const Plan::Records &now)
{
    const bool otherFile = !sameFile(before, now);
    if (!otherFile && sameRoles(before, now))
        return false;
    if (otherFile)
        m_preview.reset();
    m_jobs.cancel(Job::Scan);
    m_scan.reset();
    return true;
}

void RecordsView::clear()
{
    m_jobs.dropRecords();
    m_preview.reset();
    m_scan.reset();
    m_counts.reset();
}

} // namespace ui
