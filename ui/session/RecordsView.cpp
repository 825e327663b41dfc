#include "ui/session/RecordsView.h"

#include "core/plan/LabelMap.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using core::JobControl;
using core::Result;
using core::plan::Plan;
using Job = Jobs::Job;

bool sameFile(const Plan::Records &a, const Plan::Records &b)
{
    return a.files == b.files && a.format == b.format && a.delimiter == b.delimiter && a.quoting == b.quoting
           && a.headerRow == b.headerRow && a.encoding == b.encoding && a.table == b.table;
}

bool sameRoles(const Plan::Records &a, const Plan::Records &b)
{
    return a.textColumn == b.textColumn && a.labelColumn == b.labelColumn && a.personColumn == b.personColumn
           && a.labelPattern == b.labelPattern && a.personPattern == b.personPattern && a.join == b.join
           && a.labelSeparator == b.labelSeparator && a.withdrawn == b.withdrawn
           && a.recordElement == b.recordElement;
}

} // namespace

void RecordsView::loadPreview()
{
    m_jobs.startLatest(Job::Preview, [this] {
        m_jobs.run(
            Job::Preview,
            [source = recordsSource(m_project.pipeline.plan.records)](JobControl &) {
                return lookAt(source);
            },
            [this](Result<FirstLook> result) {
                return taken(std::move(result), [this](FirstLook &&look) {
                    m_preview = std::move(look.preview);
                    m_facts = std::move(look.facts);
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

bool RecordsView::countsNobody() const
{
    if (!m_scan || !m_scan->isComplete)
        return false;
    const Plan &plan = m_project.pipeline.plan;
    if (m_scan->records <= m_scan->withoutText)
        return true;
    if (plan.records.personColumn && !plan.records.personColumn->empty() && m_scan->persons == 0)
        return true;
    if (plan.labels.empty())
        return false;
    const auto totals =
        core::plan::labelTotals(*m_scan, core::plan::LabelMap(plan), plan.labels.size()).records;
    return !m_scan->hasMoreLabels
           && std::ranges::all_of(totals, [](std::int64_t records) { return records == 0; });
}

void RecordsView::setHouseProfile(std::optional<HouseProfile> house)
{
    m_facts.house = std::move(house);
    emit changed();
}

bool RecordsView::follow(const Plan::Records &before, const Plan::Records &now)
{
    const bool otherFile = !sameFile(before, now);
    if (!otherFile && sameRoles(before, now))
        return false;
    if (otherFile)
        forgetPreview();
    m_jobs.cancel(Job::Scan);
    m_scan.reset();
    return true;
}

void RecordsView::forgetPreview()
{
    m_preview.reset();
    m_facts = {};
}

void RecordsView::clear()
{
    m_jobs.dropRecords();
    forgetPreview();
    m_scan.reset();
    m_counts.reset();
}

} // namespace ui
