#include "ui/steps/records/RecordsStep.h"

#include "core/plan/Plan.h"
#include "core/plan/PlanIssue.h"
#include "ui/steps/Section.h"
#include "ui/steps/records/ColumnRolesCard.h"
#include "ui/steps/records/CountingCard.h"
#include "ui/steps/records/LabelsCard.h"
#include "ui/steps/records/LanguageCard.h"
#include "ui/steps/records/MoreSection.h"
#include "ui/steps/records/RecordsCheckCard.h"
#include "ui/steps/records/RecordsFileCard.h"
#include "ui/steps/records/RecordsTrouble.h"
#include "ui/steps/records/SourceCard.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/FileDrop.h"

#include <initializer_list>
#include <optional>

namespace ui {

namespace {

using core::plan::validatePart;
using Source = core::plan::Plan::Records;
using Job = Jobs::Job;

/// Returns a text that distinguishes choices, including "not chosen" from "chosen, but empty".
std::string joined(std::initializer_list<std::optional<std::string>> parts)
{
    std::string all;
    for (const auto &part : parts)
        all += part ? "=" + *part + '\n' : std::string("-\n");
    return all;
}

std::string namesOf(const std::vector<std::filesystem::path> &files)
{
    std::string all;
    for (const std::filesystem::path &file : files)
        all += file.string() + '\n';
    return all;
}

std::string fileKey(const Source &source)
{
    const std::string headerRow = source.headerRow ? std::to_string(*source.headerRow) : std::string();
    return namesOf(source.files)
           + joined(
               {source.format, source.delimiter, source.quoting, headerRow, source.encoding, source.table});
}

std::string roleKey(const Source &source)
{
    return fileKey(source) + joined({source.textColumn, source.labelColumn, source.personColumn})
           + joined({source.labelPattern, source.personPattern, source.labelSeparator})
           + namesOf(source.join.files) + joined({source.join.on, source.join.key, source.join.labelColumn});
}

/// Whether the page would only be told by the reading what it says already: that a pattern is none, or that
/// labels in another file are not tied to the records yet.
bool isToldHow(const core::plan::Plan &plan)
{
    const auto issue = core::plan::issueOf(plan, "records");
    return !issue
           || (issue->fault != core::plan::PlanFault::PatternImpossible
               && issue->fault != core::plan::PlanFault::Missing);
}

} // namespace

RecordsStep::RecordsStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_trouble(new RecordsTrouble(session, this))
    , m_file(new RecordsFileCard(session, this))
    , m_roles(new ColumnRolesCard(session, this))
    , m_language(new LanguageCard(session, this))
    , m_source(new SourceCard(session, this))
    , m_labels(new LabelsCard(session, this))
    , m_check(new RecordsCheckCard(session, this))
    , m_more(new MoreSection(session, this))
    , m_labelsPart(new Section(tr("Labels"), this))
{
    setObjectName(QStringLiteral("recordsStep"));
    arrange();
    connectSession();
    refresh();
}

void RecordsStep::arrange()
{
    auto *files = new Section(tr("Files and columns"), this);
    auto *cards = new CardColumns;
    cards->addAcross(m_file);
    cards->addAcross(m_roles);
    cards->addWidget(m_language);
    cards->addWidget(m_source);
    files->body()->addLayout(cards);
    auto *labels = new CardColumns;
    labels->addWidget(m_labels);
    labels->addWidget(m_check);
    m_labelsPart->body()->addLayout(labels);
    column()->addWidget(m_trouble);
    for (QWidget *part : std::initializer_list<QWidget *>{files, m_labelsPart, m_more})
        column()->addWidget(part);
    column()->addStretch(1);
}

void RecordsStep::connectSession()
{
    connect(&session(), &ProjectSession::planChanged, this, &RecordsStep::refresh);
    connect(&session(), &ProjectSession::modelChanged, this, &RecordsStep::refresh);
    connect(&session(), &ProjectSession::ledgerChanged, this, &RecordsStep::completeChanged);
    connect(&session().records(), &RecordsView::changed, this, [this] {
        refresh();
        if (m_isShown)
            look();
    });
    connect(&session(), &ProjectSession::projectChanged, this, [this] {
        m_isShown = false;
        m_previewed.clear();
        m_scanned.clear();
        m_trouble->clear();
    });
    connect(&session().jobs(), &Jobs::started, this, [this](Job job) {
        if (job != Job::Preview && job != Job::Scan)
            return;
        m_trouble->clear();
        refresh();
    });
    connect(&session().jobs(), &Jobs::failed, this, &RecordsStep::onFailed);
    connect(m_labels, &LabelsCard::askingChanged, this, &RecordsStep::completeChanged);
    connect(m_trouble, &RecordsTrouble::againRequested, this, &RecordsStep::lookAgain);
    auto *drop = new FileDrop(*this);
    connect(drop, &FileDrop::dropped, this, &RecordsStep::takeDropped);
    connect(drop, &FileDrop::refused, m_trouble, &RecordsTrouble::showRefusal);
    connect(m_check, &RecordsCheckCard::checkRequested, this, &RecordsStep::lookAgain);
    connect(m_roles, &ColumnRolesCard::rowChosen, &m_more->counting(), &CountingCard::showRecord);
    connect(&m_more->counting(), &CountingCard::recordShown, m_roles, &ColumnRolesCard::chooseRow);
}

void RecordsStep::initializePage()
{
    m_isShown = true;
    refresh();
    if (m_trouble->isUnreadable())
        lookAgain(); // the file may have been mended meanwhile
    else
        look();
}

void RecordsStep::refresh()
{
    if (session().plan().records.files.empty()) { // the choice of an unreadable file was undone
        m_previewed.clear();
        m_trouble->clear();
    }
    m_trouble->refresh();
    m_file->refresh();
    m_roles->refresh();
    m_language->refresh();
    m_source->refresh();
    m_labels->refresh();
    m_check->refresh();
    m_labelsPart->setVisible(!m_labels->isHidden() || !m_check->isHidden());
    m_more->refresh();
    emit completeChanged();
}

void RecordsStep::look()
{
    const Source &source = session().plan().records;
    if (session().isCommitted() || source.files.empty())
        return;
    if (source.textColumn.empty())
        m_scanned.clear(); // roles that are taken back and given again are looked at again
    if (!session().records().preview()) {
        if (m_previewed != fileKey(source)) {
            m_previewed = fileKey(source);
            m_scanned.clear();
            session().records().loadPreview();
        }
    } else if (!source.textColumn.empty() && isToldHow(session().plan()) && m_scanned != roleKey(source)) {
        m_scanned = roleKey(source);
        session().records().startScan();
    }
}

void RecordsStep::lookAgain()
{
    m_previewed.clear();
    m_scanned.clear();
    const auto &preview = session().records().preview();
    if (preview && preview->stop) { // where it stopped may be mended: from the beginning
        m_previewed = fileKey(session().plan().records);
        session().records().loadPreview();
    } else {
        look();
    }
}

void RecordsStep::takeDropped(const QStringList &paths)
{
    if (session().isCommitted())
        m_trouble->showRefusal(
            tr("The records cannot change after the commit. Create a new project for other files."));
    else
        m_file->take(paths);
}

void RecordsStep::onFailed(Job job, const core::Error &error)
{
    if (job != Job::Preview && job != Job::Scan)
        return;
    m_trouble->showError(error);
    refresh();
}

bool RecordsStep::isComplete() const
{
    const auto &plan = session().plan();
    const bool hasProblems = session().records().scan() && !session().records().scan()->problems.empty();
    return validatePart(plan, "records") && validatePart(plan, "labels") && !m_trouble->isUnreadable()
           && !hasProblems && !m_labels->isAsking() && !session().isSourceOpen()
           && !session().records().countsNobody();
}

QString RecordsStep::whyIncomplete() const
{
    const auto &plan = session().plan();
    if (plan.records.files.empty())
        return tr("Choose the files that hold the records.");
    if (m_trouble->isUnreadable())
        return tr("The file cannot be read with these settings; see the message above.");
    if (plan.records.textColumn.empty())
        return session().records().preview() ? tr("Confirm what the columns are for.")
                                             : tr("The first rows are being read.");
    if (plan.records.personColumn && plan.records.personColumn->empty())
        return tr("Choose the column that identifies patients.");
    if (const QString issue = planIssueText(plan, {"records", "labels"}); !issue.isEmpty())
        return issue;
    if (m_labels->isAsking())
        return tr("Answer whether the labels may become public.");
    if (session().records().countsNobody())
        return tr("No record would count with these choices; see the check of all records.");
    if (session().isSourceOpen())
        return tr("Answer whether these are the records of an earlier project.");
    return tr("Correct the lines in the list, then check again.");
}

QString RecordsStep::hint() const
{
    const auto &plan = session().plan();
    if (session().isCommitted())
        return tr("Settled with the commit.");
    if (session().jobs().isRunning(Job::Scan))
        return tr("The check runs in the background.");
    if ((plan.records.labelColumn || !plan.records.join.files.empty()) && plan.labels.empty())
        return tr("No label is declared: all records form one class.");
    return {};
}

} // namespace ui
