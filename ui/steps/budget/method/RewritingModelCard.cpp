#include "ui/steps/budget/method/RewritingModelCard.h"

#include "core/methods/rewriting/RewritingSettings.h"
#include "core/methods/rewriting/RewritingTrial.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/rewriter/RewriterProcess.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/budget/method/RewriterTrainingDialog.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;

QString folderIn(const Plan &plan)
{
    return QString::fromStdString(core::pipeline::rewriterFolder(plan).string());
}

int numberIn(const Plan &plan, const char *key, std::int64_t otherwise)
{
    return static_cast<int>(core::settingOr(plan.synthesis.settings, key, otherwise));
}

} // namespace

RewritingModelCard::RewritingModelCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card(tr("The rewriting model"), this))
    , m_folder(new QLineEdit(this))
    , m_facts(makeLabel({}, "caption", this))
    , m_rows(new QSpinBox(this))
    , m_rowsPerUnit(new QSpinBox(this))
{
    m_facts->setObjectName(QStringLiteral("rewriterFacts"));
    m_card->body()->addWidget(makeLabel(tr("A model that was trained on public texts only, in a folder of "
                                           "this computer. It runs on this computer, and no text is sent."),
                                        "",
                                        m_card));
    m_card->body()->addWidget(makeFolder());
    m_card->body()->addWidget(m_facts);
    m_card->body()->addWidget(makeRows());
    m_card->body()->addStretch();
    setHelp(this, QStringLiteral("method.rewriting"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    connectFields();
    refresh();
}

QWidget *RewritingModelCard::makeFolder()
{
    auto *row = new QWidget(m_card);
    m_folder->setObjectName(QStringLiteral("rewriterFolder"));
    m_folder->setAccessibleName(tr("Folder of the model"));
    m_folder->setPlaceholderText(tr("not chosen"));
    m_folder->setMinimumWidth(160);
    QPushButton *browse = makeButton(tr("Browse..."), "browseRewriter", "", row);
    QPushButton *train = makeButton(tr("Tr&ain one..."), "trainRewriter", "", row);
    auto *grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->addWidget(makeLabelFor(m_folder, tr("&Folder of the model"), "caption", row), 0, 0, 1, 3);
    grid->addWidget(m_folder, 1, 0);
    grid->addWidget(browse, 1, 1);
    grid->addWidget(train, 1, 2);
    connect(browse, &QPushButton::clicked, this, &RewritingModelCard::browse);
    connect(train, &QPushButton::clicked, this, &RewritingModelCard::train);
    return row;
}

QWidget *RewritingModelCard::makeRows()
{
    auto *rows = new QWidget(m_card);
    const auto prepare = [](QSpinBox &box, const char *name, int most) {
        box.setObjectName(QLatin1String(name));
        box.setRange(0, most);
        box.setMinimumWidth(110);
        box.setKeyboardTracking(false);
        WheelGuard::protect(&box);
    };
    prepare(*m_rows, "rewrittenRows", core::synthesis::mostRewrittenRows);
    //: instead of a number
    m_rows->setSpecialValueText(tr("not chosen"));
    m_rows->setAccessibleName(tr("Rows that become documents"));
    prepare(*m_rowsPerUnit, "rowsPerUnit", core::synthesis::mostRowsPerUnit);
    m_rowsPerUnit->setMinimum(1);
    m_perUnit = makeLabelFor(m_rowsPerUnit, tr("Rows of a record at most"), "", rows);
    auto *grid = new QGridLayout(rows);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    grid->addWidget(makeLabelFor(m_rows, tr("Rows that become documents"), "", rows), 0, 0);
    grid->addWidget(m_rows, 0, 1);
    grid->addWidget(m_perUnit, 1, 0);
    grid->addWidget(m_rowsPerUnit, 1, 1);
    grid->addWidget(makeLabel(tr("A row has about 20 words. The number of rows is published: choose it from "
                                 "public knowledge, not by counting the records. Missing rows are filled "
                                 "with empty rows; extra rows are left out at random."),
                              "caption",
                              rows),
                    2,
                    0,
                    1,
                    2);
    return rows;
}

void RewritingModelCard::connectFields()
{
    connect(m_folder, &QLineEdit::editingFinished, this, [this] {
        if (m_folder->text() != folderIn(m_session.plan()))
            chooseFolder(m_folder->text());
    });
    connect(m_rows, &QSpinBox::valueChanged, this, [this](int rows) { setNumber("rows", rows); });
    connect(
        m_rowsPerUnit, &QSpinBox::valueChanged, this, [this](int rows) { setNumber("rowsPerUnit", rows); });
}

void RewritingModelCard::browse()
{
    const QString folder = m_session.environment().files->folder(this, tr("Choose the folder of a model"));
    if (!folder.isEmpty())
        chooseFolder(folder);
}

void RewritingModelCard::train()
{
    RewriterTrainingDialog dialog(*m_session.environment().files, window());
    if (dialog.exec() == QDialog::Accepted)
        chooseFolder(dialog.trained());
}

// The model says which method it is for.
void RewritingModelCard::chooseFolder(const QString &folder)
{
    const std::string path = folder.isEmpty() ? std::string() : QDir::cleanPath(folder).toStdString();
    m_factsOf.clear();
    readFacts(QString::fromStdString(path));
    m_session.edit([&](Plan &plan) {
        core::Settings settings = plan.synthesis.settings;
        if (m_read && *m_read)
            setMethod(plan, std::string(core::synthesis::kindFor(**m_read).name));
        settings.erase("model");
        if (!path.empty())
            settings["model"] = path;
        plan.synthesis.settings = std::move(settings);
    });
    m_folder->setText(folderIn(m_session.plan()));
    refresh();
}

void RewritingModelCard::setNumber(const char *key, int value)
{
    m_session.edit(
        [&](Plan &plan) {
            if (value > 0)
                plan.synthesis.settings[key] = std::int64_t{value};
            else
                plan.synthesis.settings.erase(key);
        },
        QStringLiteral("synthesis.") + QLatin1String(key));
}

void RewritingModelCard::readFacts(const QString &folder)
{
    if (folder == m_factsOf && m_read.has_value() == !folder.isEmpty())
        return;
    m_factsOf = folder;
    m_read.reset();
    if (!folder.isEmpty())
        m_read = core::rewriter::factsOfModel(folder.toStdString());
}

QString RewritingModelCard::modelProblem() const
{
    if (!core::rewriter::isRewriterInstalled())
        return tr("The program keyseed-rewriter is not installed: ask for the package of that name "
                  "(sudo apt install keyseed-rewriter).");
    if (!m_read)
        return tr("Choose the folder of a rewriting model, or train one on public texts.");
    if (!*m_read)
        //: %1: a reason in English, with a path
        return tr("This folder contains no rewriting model: %1").arg(errorDetail(m_read->error()));
    if (core::synthesis::kindFor(**m_read).name != m_session.plan().synthesis.method)
        return tr("This model is for another form of rewriting: choose its folder again.");
    return {};
}

QString RewritingModelCard::whyIncomplete() const
{
    if (QString problem = modelProblem(); !problem.isEmpty())
        return problem;
    if (m_rows->value() == 0)
        return tr("Choose how many rows become documents.");
    return {};
}

QString RewritingModelCard::factsText() const
{
    const core::rewriter::ModelFacts &facts = **m_read;
    const core::synthesis::RewritingKind &kind = core::synthesis::kindFor(facts);
    //: a model; %1: a form of it, %2: a number
    QString words =
        tr("%1. A row is %2 numbers, each of which gets noise.")
            .arg(methodWords(kind.title), QLocale().toString(static_cast<qlonglong>(facts.values)));
    if (facts.noiseEpsilon > 0.0)
        //: %1: an epsilon
        words += QLatin1Char(' ')
                 + tr("It was trained with noise for epsilon %1 of a row.")
                       .arg(QLocale().toString(facts.noiseEpsilon));
    return words;
}

void RewritingModelCard::refresh()
{
    const Plan &plan = m_session.plan();
    const QString folder = folderIn(plan);
    readFacts(folder);
    const QSignalBlocker quietFolder(m_folder);
    const QSignalBlocker quietRows(m_rows);
    const QSignalBlocker quietPerUnit(m_rowsPerUnit);
    if (m_folder->text() != folder && !m_folder->hasFocus())
        m_folder->setText(folder);
    m_rows->setValue(numberIn(plan, "rows", 0));
    m_rowsPerUnit->setValue(numberIn(plan, "rowsPerUnit", 1));
    const bool isPerson = plan.records.personColumn.has_value();
    m_perUnit->setText(isPerson ? tr("Rows of a patient at most") : tr("Rows of a record at most"));
    m_rowsPerUnit->setAccessibleName(isPerson ? tr("Rows of a patient at most")
                                              : tr("Rows of a record at most"));
    const QString problem = modelProblem();
    m_facts->setText(problem.isEmpty() ? factsText() : problem);
    setLook(m_facts, problem.isEmpty() ? "caption" : "weak");
    setEnabled(!m_session.isDecided() && !m_session.jobs().isRunning(Jobs::Job::Commit));
}

} // namespace ui
