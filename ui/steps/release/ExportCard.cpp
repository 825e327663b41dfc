#include "ui/steps/release/ExportCard.h"

#include "core/package/corpus/TermsFile.h"
#include "core/package/documents/Documents.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

const QString lastReleaseFolder = QStringLiteral("lastReleaseFolder");

// Returns the language of the window: "de".
QString statementCode()
{
    return QLocale().name().section(QLatin1Char('_'), 0, 0);
}

} // namespace

QString releaseFileName(const QString &project, const QDate &date)
{
    // Accents go rather than the letters that carry them.
    QString name = project.normalized(QString::NormalizationForm_KD);
    static const QRegularExpression marks(QStringLiteral("\\p{M}+"));
    static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_.-]+"));
    static const QRegularExpression edges(QStringLiteral("^[._-]+|[._-]+$"));
    name.remove(marks).replace(others, QStringLiteral("-")).remove(edges);
    if (name.isEmpty())
        name = QStringLiteral("keyseed");
    return QStringLiteral("%1_release_%2.zip").arg(name, date.toString(Qt::ISODate));
}

ExportCard::ExportCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_path(new QLineEdit(this))
    , m_choose(makeButton(tr("Choos&e"), "chooseTarget", "", this))
    , m_export(makeButton(tr("E&xport"), "exportPackage", "primary", this))
    , m_note(makeLabel({}, "caption", this))
    , m_obstacleNote(makeLabel({}, "weak", this))
    , m_vocabulary(makeExtra(tr("With the vocabulary and its vectors (%1)").arg(QStringLiteral("…")),
                             "extraVocabulary"))
    , m_vocabularyNote(makeLabel({}, "caption", this))
    //: %1: a language in its own words, "Deutsch"
    , m_statement(makeExtra(tr("Also the privacy statement in the language of this window (%1)")
                                .arg(QLocale().nativeLanguageName()),
                            "extraStatement"))
    , m_noteTable(makeExtra(tr("Also as a table in the shape of OMOP's NOTE"), "extraNoteTable"))
    , m_textFiles(makeExtra(tr("Also a file for each doc&ument"), "extraTextFiles"))
    , m_ledgerElsewhere(
          makeExtra(tr("The ledger that paid for the phrases is on another computer"), "ledgerElsewhere"))
{
    m_path->setObjectName(QStringLiteral("targetPath"));
    m_note->setObjectName(QStringLiteral("targetNote"));
    m_note->setTextFormat(Qt::PlainText);
    m_obstacleNote->setObjectName(QStringLiteral("exportObstacle"));
    setHelp(m_path, QStringLiteral("release.target"));
    setHelp(m_choose, QStringLiteral("release.target"));
    setHelp(m_export, QStringLiteral("release.export"));
    auto *card = new Card(tr("Where it goes"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    auto *label = makeLabelFor(m_path, tr("&File or folder"), "", card);
    m_path->setAccessibleName(tr("File or folder of the package"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_path, 1);
    row->addWidget(m_choose);
    row->addWidget(m_export);
    card->body()->addLayout(row);
    card->body()->addWidget(m_note);
    card->body()->addWidget(m_obstacleNote);
    card->body()->addWidget(m_vocabulary);
    card->body()->addWidget(m_vocabularyNote);
    card->body()->addWidget(m_statement);
    card->body()->addWidget(m_noteTable);
    card->body()->addWidget(m_textFiles);
    card->body()->addWidget(m_ledgerElsewhere);
    m_statement->setVisible(core::package::statementLanguage(statementCode().toStdString()) != nullptr);
    m_statement->setChecked(true);
    connect(&m_session, &ProjectSession::inputsChanged, this, &ExportCard::followVocabulary);
    connect(m_vocabulary, &QCheckBox::toggled, this, &ExportCard::refresh);
    setHelp(m_ledgerElsewhere, QStringLiteral("release.ledger"));
    connect(m_ledgerElsewhere, &QCheckBox::toggled, this, &ExportCard::refresh);
    connect(&m_session, &ProjectSession::ledgerChanged, this, &ExportCard::refresh);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_path, &QLineEdit::textChanged, this, &ExportCard::refresh);
    connect(m_path, &QLineEdit::returnPressed, this, [this] {
        if (canExport())
            emit exportRequested();
    });
    connect(m_choose, &QPushButton::clicked, this, &ExportCard::choose);
    connect(m_export, &QPushButton::clicked, this, &ExportCard::exportRequested);
    followVocabulary();
    refresh();
}

QCheckBox *ExportCard::makeExtra(const QString &text, const char *objectName)
{
    auto *box = new QCheckBox(text, this);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(spokenText(text));
    setHelp(box, QStringLiteral("release.extras"));
    return box;
}

core::package::Extras ExportCard::extras() const
{
    const bool isInWindowLanguage = !m_statement->isHidden() && m_statement->isChecked();
    return {.vocabulary = isVocabularyAsked() ? std::optional(m_vocabulary->isChecked()) : std::nullopt,
            .noteTable = m_noteTable->isChecked(),
            .textFiles = m_textFiles->isChecked(),
            .statementLanguage = isInWindowLanguage ? statementCode().toStdString() : std::string()};
}

bool ExportCard::isVocabularyAsked() const
{
    using core::pipeline::VocabularyTravel;
    return m_travel == VocabularyTravel::Travels || m_travel == VocabularyTravel::NeedsLicence;
}

// The travel of the vocabulary is known once the inputs are open; a new vocabulary asks anew.
void ExportCard::followVocabulary()
{
    using core::pipeline::VocabularyTravel;
    auto inputs = m_session.inputs();
    if (inputs == m_inputs)
        return;
    m_inputs = std::move(inputs);
    const auto travel = m_inputs
                            ? std::optional(core::pipeline::vocabularyTravel(m_session.plan(), *m_inputs))
                            : std::nullopt;
    if (travel != m_travel) {
        m_travel = travel;
        m_vocabulary->setChecked(travel == VocabularyTravel::Travels);
    }
    m_sizeReader.drop();
    showVocabularySize(QStringLiteral("…"));
    if (isVocabularyAsked())
        m_sizeReader.start(
            [opened = m_inputs](core::JobControl &) -> core::Result<std::uint64_t> {
                return core::package::termsBytes(opened->vocabulary,
                                                 core::pipeline::travellingVocabulary(*opened));
            },
            [this](const core::Result<std::uint64_t> &bytes) {
                if (bytes)
                    showVocabularySize(QLocale().formattedDataSize(static_cast<qint64>(*bytes), 1));
            });
    refresh();
}

void ExportCard::showVocabularySize(const QString &size)
{
    //: %1: a size, such as "4.2 MB"
    const QString text = tr("With the vocabulary and its vectors (%1)").arg(size);
    m_vocabulary->setText(text);
    m_vocabulary->setAccessibleName(spokenText(text));
}

void ExportCard::showVocabularyNote()
{
    using core::pipeline::VocabularyTravel;
    m_vocabulary->setVisible(isVocabularyAsked());
    m_vocabularyNote->setVisible(isVocabularyAsked() || m_travel == VocabularyTravel::TooLarge);
    m_vocabularyNote->setText(
        m_travel == VocabularyTravel::TooLarge
            ? tr("The vocabulary is too large to travel in the package: its recipient needs the file of the "
                 "vocabulary to train on the texts.")
        : m_travel == VocabularyTravel::NeedsLicence && !m_vocabulary->isChecked() ? tr(
              "Terms of a terminology are in it: tick this only if its licence allows you to pass them on. "
              "Without it, the recipient needs the file of the vocabulary to train on the texts.")
        : m_vocabulary->isChecked()
            ? tr("The recipient can train on the texts with it. It is public: it was made without the "
                 "records.")
            : tr("Without it, the recipient needs the file of the vocabulary to train on the texts."));
}

// The same place for the same release, and one that is free for another.
QString ExportCard::suggestion() const
{
    if (const auto &release = m_session.release().closed())
        return QString::fromStdString(release->path);
    const QDir folder(defaultFolder());
    const QString name =
        releaseFileName(QString::fromStdString(m_session.plan().project), QDate::currentDate());
    QString free = name;
    for (int number = 2; folder.exists(free); ++number)
        free = QStringLiteral("%1-%2.zip").arg(QFileInfo(name).completeBaseName()).arg(number);
    return folder.filePath(free);
}

// A folder of its own: what lies beside a package is easily passed on with it.
QString ExportCard::defaultFolder() const
{
    const QString last = m_session.environment().settings->value(lastReleaseFolder).toString();
    return QFileInfo(last).isDir()
               ? last
               : QString::fromStdString((m_session.environment().projectsDir / "Releases").string());
}

void ExportCard::prepareFolder() const
{
    const QString folder = QFileInfo(path()).absolutePath();
    if (folder == QDir(defaultFolder()).absolutePath())
        QDir().mkpath(folder);
    m_session.environment().settings->setValue(lastReleaseFolder, folder);
}

QString ExportCard::whyNotThere() const
{
    const QDir folder(QFileInfo(path()).absolutePath());
    for (const std::filesystem::path &file : m_session.plan().records.files)
        if (QFileInfo(QString::fromStdString(file.string())).absolutePath() == folder.absolutePath())
            return tr("The records are in this folder: choose another, so that nobody passes them on with "
                      "the package.");
    if (!folder.entryList({QStringLiteral("*_internal*.pdf")}, QDir::Files).isEmpty())
        return tr("An internal report with exact figures is in this folder: choose another, so that nobody "
                  "passes it on with the package.");
    return {};
}

void ExportCard::suggest()
{
    const bool isTaken =
        m_session.release().package() && !m_suggested.isEmpty(); // by the package of this suggestion
    if (m_path->text() == m_suggested && !isTaken)
        suggestAnew();
}

void ExportCard::suggestAnew()
{
    m_suggested = suggestion();
    m_path->setText(m_suggested);
}

QString ExportCard::path() const
{
    const QString typed = m_path->text().trimmed();
    return typed.isEmpty() ? QString() : QDir::cleanPath(QDir::home().absoluteFilePath(typed));
}

void ExportCard::choose()
{
    const QString chosen = m_session.environment().files->saveFile(this,
                                                                   tr("Export the package"),
                                                                   path().isEmpty() ? suggestion() : path(),
                                                                   tr("Zip file (*.zip);;Folder (*)"));
    if (!chosen.isEmpty())
        m_path->setText(chosen);
}

QString ExportCard::note() const
{
    const QFileInfo target(path());
    if (m_session.documents() && m_session.documentsToRelease() == 0)
        return tr("Every document is left out: take some back in on the Review page.");
    if (!isPaidHere() && !isLedgerElsewhere())
        return tr("The ledger of this computer does not know what was paid for these phrases: export where "
                  "they were "
                  "committed, or tick the box below. The package will say that the ledger was not at hand.");
    if (path().isEmpty())
        return tr("Name a file that ends in .zip, or a folder.");
    if (const QString reason = whyNotThere(); !reason.isEmpty())
        return reason;
    if (!path().endsWith(QLatin1String(".zip"))) // as core decides
        return tr("Written as a folder, because the name does not end in .zip. It must not exist yet, or be "
                  "empty.");
    return target.exists()
               ? tr("There is a file with this name: it will be replaced when the new one is verified.")
               : tr("Written as one zip file.");
}

void ExportCard::setObstacle(const QString &obstacle)
{
    m_obstacle = obstacle;
    refresh();
}

void ExportCard::setWaiting(bool waiting)
{
    m_isWaiting = waiting;
    refresh();
}

bool ExportCard::isLedgerElsewhere() const
{
    return m_ledgerElsewhere->isChecked();
}

// Returns whether the ledger of this computer has the debit of the model.
bool ExportCard::isPaidHere() const
{
    const auto model = m_session.model();
    return !model
           || std::ranges::any_of(m_session.ledger().entries, [&](const core::privacy::LedgerEntry &entry) {
                  return entry.kind == "reserve" && entry.sequence == (**model).reservation;
              });
}

bool ExportCard::canExport() const
{
    return !m_session.jobs().isBusy() && !m_isWaiting && m_session.documents() && m_obstacle.isEmpty()
           && !path().isEmpty() && whyNotThere().isEmpty() && (isPaidHere() || isLedgerElsewhere());
}

void ExportCard::refresh()
{
    showVocabularyNote();
    const bool isIdle = !m_session.jobs().isBusy() && !m_isWaiting;
    m_note->setText(note());
    setLook(m_note, path().isEmpty() || whyNotThere().isEmpty() ? "caption" : "weak");
    m_obstacleNote->setText(m_obstacle);
    m_obstacleNote->setVisible(!m_obstacle.isEmpty());
    for (QWidget *control : std::initializer_list<QWidget *>{
             m_path, m_choose, m_vocabulary, m_statement, m_noteTable, m_textFiles, m_ledgerElsewhere})
        control->setEnabled(isIdle);
    m_ledgerElsewhere->setVisible(!isPaidHere());
    m_export->setEnabled(canExport());
}

} // namespace ui
