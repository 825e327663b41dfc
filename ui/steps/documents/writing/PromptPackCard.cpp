#include "ui/steps/documents/writing/PromptPackCard.h"

#include "core/records/LinesAround.h"
#include "ui/steps/JobFeedback.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FileDrop.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/TableOf.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

namespace ui {

namespace {

using Job = Jobs::Job;
using core::chat::PackFormat;
using core::chat::PackProblem;
using ProblemTable = TableOf<PackProblem>;

constexpr int mostRows = 6;
constexpr int lineHeight = 92;

QString packProblemText(PackProblem::Kind kind)
{
    switch (kind) {
    case PackProblem::Kind::NotJson:
        return PromptPackCard::tr("is not valid JSON; the line may be cut off");
    case PackProblem::Kind::NoId:
        return PromptPackCard::tr("does not name a document: \"id\" or \"custom_id\" was expected");
    case PackProblem::Kind::NoAnswer:
        return PromptPackCard::tr("contains no answer: ask the model again for this document");
    case PackProblem::Kind::Foreign:
        return PromptPackCard::tr("answers a document that was not requested; left out");
    case PackProblem::Kind::Duplicate:
        break;
    }
    return PromptPackCard::tr("answers a document a second time with another text; the first one counts");
}

} // namespace

PromptPackCard::PromptPackCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_exporting(new JobFeedback(session, Job::ExportPrompts, tr("Writing the prompts"), this))
    , m_importing(new JobFeedback(session, Job::ImportAnswers, tr("Reading the answers"), this))
    , m_problems(new ProblemTable(ProblemTable::ToolTips::Texts, this))
{
    setObjectName(QStringLiteral("promptPack"));
    m_problems->setColumns(
        {{.title = tr("Line"),
          .text =
              [](const PackProblem &each) { return QLocale().toString(static_cast<qulonglong>(each.line)); }},
         {.title = tr("What is wrong with it"),
          .text = [](const PackProblem &each) { return packProblemText(each.kind); }}});
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(14);
    all->addWidget(makeExport());
    all->addWidget(m_exporting);
    all->addWidget(makeImport());
    all->addWidget(m_importing);
    all->addWidget(makeReport());
    connectSession();
    showReport();
    refresh();
}

QWidget *PromptPackCard::makeExport()
{
    auto *card = new Card(tr("1. The prompts"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    m_format = new QComboBox(card);
    m_format->setObjectName(QStringLiteral("packFormat"));
    m_format->setAccessibleName(tr("Format of the prompts"));
    //: %1: the name of a product
    m_format->addItem(tr("%1 batch").arg(QStringLiteral("OpenAI")),
                      static_cast<int>(PackFormat::OpenAiBatch));
    m_format->addItem(tr("plain: number, system and prompt"), static_cast<int>(PackFormat::Plain));
    WheelGuard::protect(m_format);
    setHelp(m_format, QStringLiteral("writing.pack"));
    auto *label = makeLabelFor(m_format, tr("&Format"), "", card);
    m_export = makeButton({}, "exportPrompts", "primary", card);
    setHelp(m_export, QStringLiteral("writing.pack"));
    m_exported = makeLabel({}, "caption", card);
    m_exported->setObjectName(QStringLiteral("promptsExported"));
    m_exported->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_format, 1);
    row->addWidget(m_export);
    card->body()->addLayout(row);
    card->body()->addWidget(m_exported);
    connect(m_export, &QPushButton::clicked, this, &PromptPackCard::exportPrompts);
    return card;
}

QWidget *PromptPackCard::makeImport()
{
    m_importCard = new Card(tr("2. The answers"), this);
    m_import = makeButton(tr("&Choose the file"), "importAnswers", "", m_importCard);
    setHelp(m_import, QStringLiteral("writing.answers"));
    auto *zone =
        new DropZone(tr("Drop the file with the answers here, or choose it."), {m_import}, m_importCard);
    m_refusal = makeLabel({}, "weak", m_importCard);
    m_refusal->setObjectName(QStringLiteral("answersRefused"));
    m_refusal->hide();
    m_standing = makeLabel({}, "", m_importCard);
    m_standing->setObjectName(QStringLiteral("answersStanding"));
    m_goOn = makeButton({}, "goOnWithAnswers", "", m_importCard);
    setHelp(m_goOn, QStringLiteral("writing.partial"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_standing, 1);
    row->addWidget(m_goOn);
    m_importCard->body()->addWidget(zone);
    m_importCard->body()->addWidget(m_refusal);
    m_importCard->body()->addLayout(row);
    auto *drop = new FileDrop(*this, FileDrop::Kind::Answers);
    connect(drop, &FileDrop::dropped, this, [this](const QStringList &paths) { takeAnswers(paths.first()); });
    connect(drop, &FileDrop::refused, this, &PromptPackCard::refuse);
    connect(m_import, &QPushButton::clicked, this, &PromptPackCard::chooseAnswers);
    connect(m_goOn, &QPushButton::clicked, this, [this] { m_session.writing().goOnWithThoseThereAre(); });
    return m_importCard;
}

QWidget *PromptPackCard::makeReport()
{
    m_reportCard = new Card(tr("What the file brought"), this);
    m_reportCard->setObjectName(QStringLiteral("packReport"));
    m_report = makeLabel({}, "", m_reportCard);
    m_report->setObjectName(QStringLiteral("packReportText"));
    m_report->setTextFormat(Qt::PlainText);
    m_table = new QTableView(m_reportCard);
    m_table->setObjectName(QStringLiteral("packProblems"));
    m_table->setAccessibleName(tr("Lines that were not taken"));
    m_table->setModel(m_problems);
    makePlainTable(*m_table, 1);
    setHelp(m_table, QStringLiteral("writing.problems"));
    m_lineTitle = makeLabel({}, "captionStrong", m_reportCard);
    m_lineTitle->setObjectName(QStringLiteral("packLineTitle"));
    m_line = new QPlainTextEdit(m_reportCard);
    m_line->setObjectName(QStringLiteral("packLine"));
    m_line->setAccessibleName(tr("The line as it stands in the file"));
    m_line->setReadOnly(true);
    m_line->setTabChangesFocus(true);
    m_line->setLayoutDirection(Qt::LeftToRight); // as in the file, in every language
    m_line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_line->setFixedHeight(lineHeight);
    setHelp(m_line, QStringLiteral("writing.problems"));
    for (QWidget *each : {static_cast<QWidget *>(m_report),
                          static_cast<QWidget *>(m_table),
                          static_cast<QWidget *>(m_lineTitle),
                          static_cast<QWidget *>(m_line)})
        m_reportCard->body()->addWidget(each);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            [this](const QModelIndex &now) { showLine(now.row()); });
    return m_reportCard;
}

void PromptPackCard::connectSession()
{
    connect(&m_session, &ProjectSession::planChanged, this, &PromptPackCard::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &PromptPackCard::refresh);
    connect(&m_session, &ProjectSession::sequencesChanged, this, [this] { m_exported->clear(); });
    connect(&m_session.writing(), &WritingDesk::documentsChanged, this, [this] {
        showReport();
        refresh();
    });
    connect(&m_session.jobs(), &Jobs::finished, this, [this](Job job) {
        if (job == Job::ExportPrompts)
            m_exported->setText(tr("Saved as %1. Have a model answer it, and bring the answers back here.")
                                    .arg(QDir::toNativeSeparators(m_exportPath)));
    });
}

void PromptPackCard::exportPrompts()
{
    //: name of a file; %1: the project
    const QString suggestion = tr("%1-prompts.jsonl").arg(QString::fromStdString(m_session.plan().project));
    const QString path = m_session.environment().files->saveFile(
        this, tr("Save the prompts"), suggestion, tr("JSON lines (*.jsonl);;All files (*)"));
    if (path.isEmpty())
        return;
    m_exportPath = path;
    m_exported->clear();
    m_session.writing().exportPrompts(static_cast<PackFormat>(m_format->currentData().toInt()),
                                      path.toStdString());
}

void PromptPackCard::chooseAnswers()
{
    const QString path = m_session.environment().files->openFile(
        this, tr("Choose the file with the answers"), tr("JSON lines (*.jsonl *.json);;All files (*)"));
    if (!path.isEmpty())
        takeAnswers(path);
}

void PromptPackCard::takeAnswers(const QString &path)
{
    m_refusal->hide();
    if (!m_import->isEnabled())
        return refuse(tr("Wait until the running task has finished, then drop the file again."));
    m_session.writing().importAnswers(path.toStdString());
}

void PromptPackCard::refuse(const QString &why)
{
    m_refusal->setText(why);
    m_refusal->show();
}

QString PromptPackCard::standingText() const
{
    const DocumentRows &rows = m_session.writing().board().rows();
    const int written = m_session.writing().followsPlan() ? rows.counts().written : 0;
    const QString all = QLocale().toString(rows.count());
    if (m_session.documents() && !m_session.writing().followsPlan())
        return tr("The existing documents were written with other settings: read the answers to the current "
                  "prompts, or undo the change.");
    if (written == 0)
        return tr("No answers yet.");
    return written == rows.count()
               ? tr("All documents have an answer.")
               //: documents that have an answer, of all
               : tr("%1 of %2 documents have an answer.").arg(QLocale().toString(written), all);
}

QString PromptPackCard::reportText() const
{
    const PackReport &report = *m_session.writing().packReport();
    QStringList parts;
    //: %1: name of a file
    parts.append(tr("%1:").arg(QString::fromStdString(report.file.filename().string())));
    parts.append(tr("%Ln answer(s) taken.", nullptr, static_cast<int>(report.taken)));
    if (const int missing = static_cast<int>(report.found.missing.size()); missing > 0)
        parts.append(tr("%Ln document(s) have no answer in it.", nullptr, missing));
    const std::size_t listed = report.found.problems.size();
    if (report.found.problemCount == 0)
        parts.append(tr("Every line could be used."));
    else
        parts.append(tr("%Ln line(s) could not be used: choose one to see it.",
                        nullptr,
                        static_cast<int>(report.found.problemCount)));
    if (report.found.problemCount > listed)
        parts.append(tr("The first %Ln are listed.", nullptr, static_cast<int>(listed)));
    return parts.join(QLatin1Char(' '));
}

void PromptPackCard::showReport()
{
    const auto &report = m_session.writing().packReport();
    m_lineReader.drop();
    m_lineTitle->hide();
    m_line->hide();
    m_reportCard->setVisible(report.has_value());
    m_problems->setRows(report ? report->found.problems : std::vector<PackProblem>());
    m_table->setVisible(m_problems->rowCount() > 0);
    if (m_problems->rowCount() > 0)
        fitToRows(*m_table, mostRows);
    m_report->setText(report ? reportText() : QString());
}

void PromptPackCard::showLine(int row)
{
    if (row < 0 || !m_session.writing().packReport())
        return;
    const std::size_t line = m_problems->row(row).line;
    m_lineTitle->setText(tr("Line %1").arg(QLocale().toString(static_cast<qulonglong>(line))));
    m_lineTitle->show();
    core::records::Source file;
    file.files = {m_session.writing().packReport()->file};
    const core::records::LinesWanted wanted{
        .place = {.line = static_cast<std::int64_t>(line)}, .offset = {}, .before = 0, .after = 0};
    m_lineReader.start(
        [file, wanted](core::JobControl &control) {
            return core::records::linesAround(file, wanted, control);
        },
        [this](const core::Result<std::vector<core::records::RawLine>> &lines) {
            const bool isThere = lines && !lines->empty();
            m_line->setPlainText(
                isThere ? QString::fromStdString(lines->front().text)
                        : tr("The line cannot be shown: the file was changed, or is not there any more."));
            m_line->show();
        });
}

void PromptPackCard::refresh()
{
    const bool isIdle = !m_session.jobs().isBusy() && m_session.sequences();
    const bool isValid = core::plan::validatePart(m_session.plan(), "writer").has_value();
    const DocumentRows &rows = m_session.writing().board().rows();
    const bool isPartial = m_session.writing().followsPlan() && !m_session.writing().isWritten();
    m_export->setText(tr("Save %Ln &prompt(s)", nullptr, rows.count()));
    m_export->setAccessibleName(spokenText(m_export->text()));
    m_export->setEnabled(isIdle && isValid);
    m_import->setEnabled(isIdle && isValid);
    m_format->setEnabled(isIdle);
    m_standing->setText(standingText());
    m_goOn->setText(tr("Continue with the %Ln doc&ument(s)", nullptr, rows.counts().written));
    m_goOn->setAccessibleName(spokenText(m_goOn->text()));
    m_goOn->setVisible(isPartial);
    m_goOn->setEnabled(isIdle);
}

} // namespace ui
