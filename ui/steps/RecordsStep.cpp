#include "ui/steps/RecordsStep.h"

#include "core/project/Plan.h"
#include "ui/steps/ColumnRolesCard.h"
#include "ui/steps/LabelsCard.h"
#include "ui/steps/RecordsCheckCard.h"
#include "ui/steps/RecordsFileCard.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/Labels.h"

#include <QPushButton>

#include <initializer_list>
#include <optional>

namespace ui {

namespace {

using core::project::validatePart;
using core::records::Source;
using Job = ProjectSession::Job;

/// What distinguishes one choice from another, "not chosen" from "chosen, but empty" included.
std::string joined(std::initializer_list<std::optional<std::string>> parts)
{
    std::string all;
    for (const auto &part : parts)
        all += part ? "=" + *part + '\n' : std::string("-\n");
    return all;
}

template<typename T>
std::optional<std::string> number(const std::optional<T> &value)
{
    return value ? std::optional(std::to_string(static_cast<int>(*value))) : std::nullopt;
}

std::string fileKey(const Source &source)
{
    return joined({source.path.string(), number(source.format), number(source.delimiter), source.encoding});
}

std::string roleKey(const Source &source)
{
    return joined({fileKey(source), source.textColumn, source.labelColumn, source.personColumn});
}

} // namespace

RecordsStep::RecordsStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_error(new ErrorBox(this))
    , m_again(makeButton(tr("Try aga&in"), "readAgain", "", this))
    , m_file(new RecordsFileCard(session, this))
    , m_roles(new ColumnRolesCard(session, this))
    , m_labels(new LabelsCard(session, this))
    , m_check(new RecordsCheckCard(session, this))
{
    setObjectName(QStringLiteral("recordsStep"));
    m_error->setObjectName(QStringLiteral("recordsError"));
    column()->addWidget(m_error);
    column()->addWidget(m_again, 0, Qt::AlignLeft);
    column()->addWidget(m_file);
    column()->addWidget(m_roles);
    column()->addWidget(m_labels);
    column()->addWidget(m_check);
    column()->addStretch(1);
    connectSession();
    refresh();
}

void RecordsStep::connectSession()
{
    connect(&session(), &ProjectSession::planChanged, this, &RecordsStep::refresh);
    connect(&session(), &ProjectSession::modelChanged, this, &RecordsStep::refresh);
    connect(&session(), &ProjectSession::recordsChanged, this, [this] {
        refresh();
        if (m_isShown)
            look();
    });
    connect(&session(), &ProjectSession::projectChanged, this, [this] {
        m_isShown = false;
        m_isUnreadable = false;
        m_previewed.clear();
        m_scanned.clear();
        m_error->hide();
    });
    connect(&session(), &ProjectSession::started, this, [this](Job job) {
        if (job != Job::Preview && job != Job::Scan)
            return;
        m_isUnreadable = false;
        m_error->hide();
        refresh();
    });
    connect(&session(), &ProjectSession::failed, this, &RecordsStep::onFailed);
    connect(m_again, &QPushButton::clicked, this, &RecordsStep::lookAgain);
    connect(m_check, &RecordsCheckCard::checkRequested, this, &RecordsStep::lookAgain);
}

void RecordsStep::initializePage()
{
    m_isShown = true;
    refresh();
    if (m_isUnreadable)
        lookAgain(); // the file may have been mended meanwhile
    else
        look();
}

void RecordsStep::refresh()
{
    if (session().plan().records.path.empty()) { // the choice of an unreadable file was undone
        m_isUnreadable = false;
        m_previewed.clear();
        m_error->hide();
    }
    m_again->setVisible(m_isUnreadable && !session().preview());
    m_file->refresh();
    m_roles->refresh();
    m_labels->refresh();
    m_check->refresh();
    emit completeChanged();
}

void RecordsStep::look()
{
    const Source &source = session().plan().records;
    if (session().isCommitted() || source.path.empty())
        return;
    if (source.textColumn.empty())
        m_scanned.clear(); // roles that are taken back and given again are looked at again
    if (!session().preview()) {
        if (m_previewed != fileKey(source)) {
            m_previewed = fileKey(source);
            m_scanned.clear();
            session().loadPreview();
        }
    } else if (!source.textColumn.empty() && !session().scan() && m_scanned != roleKey(source)) {
        m_scanned = roleKey(source);
        session().scanRecords();
    }
}

void RecordsStep::lookAgain()
{
    m_previewed.clear();
    m_scanned.clear();
    if (session().preview() && !session().plan().records.textColumn.empty()) {
        m_scanned = roleKey(session().plan().records);
        session().scanRecords();
    } else {
        look();
    }
}

void RecordsStep::onFailed(Job job, const core::Error &error)
{
    if (job != Job::Preview && job != Job::Scan)
        return;
    m_isUnreadable = true;
    m_error->showError(error);
    refresh();
}

bool RecordsStep::isComplete() const
{
    const auto &plan = session().plan();
    const bool hasProblems = session().scan() && !session().scan()->problems.empty();
    return validatePart(plan, "records") && validatePart(plan, "labels") && !m_isUnreadable && !hasProblems;
}

QString RecordsStep::whyIncomplete() const
{
    const auto &plan = session().plan();
    if (plan.records.path.empty())
        return tr("Choose the file that holds the records.");
    if (m_isUnreadable)
        return tr("The file cannot be read as chosen; see the message above.");
    if (plan.records.textColumn.empty())
        return session().preview() ? tr("Confirm what the columns are for.")
                                   : tr("The first rows are being read.");
    if (plan.records.personColumn && plan.records.personColumn->empty())
        return tr("Choose the column that tells patients apart.");
    for (const char *part : {"records", "labels"})
        if (auto valid = validatePart(plan, part); !valid)
            return QString::fromStdString(valid.error().detail);
    return tr("Mend the lines that are listed, then check again.");
}

QString RecordsStep::hint() const
{
    const auto &plan = session().plan();
    if (session().isCommitted())
        return tr("Settled with the commit.");
    if (session().isRunning(Job::Scan))
        return tr("The check goes on while you go on.");
    if (plan.records.labelColumn && plan.labels.empty())
        return tr("No label is declared: all records form one class.");
    return {};
}

} // namespace ui
