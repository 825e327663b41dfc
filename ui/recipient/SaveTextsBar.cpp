#include "ui/recipient/SaveTextsBar.h"

#include "ui/text/HelpText.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"

#include <QComboBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

QComboBox *makeChoice(const char *name, const QString &spoken, QWidget *parent)
{
    auto *choice = new QComboBox(parent);
    choice->setObjectName(QLatin1String(name));
    choice->setAccessibleName(spoken);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setHelp(choice, QStringLiteral("recipient.save"));
    return choice;
}

/// A folder that is not there yet: "ward-7-texts", "ward-7-texts-2".
QString freeFolder(const QString &parent, const QString &name)
{
    const QDir folder(parent);
    for (int number = 1;; ++number) {
        const QString tried = number == 1 ? name : QStringLiteral("%1-%2").arg(name).arg(number);
        if (!folder.exists(tried))
            return folder.filePath(tried);
    }
}

} // namespace

SaveTextsBar::SaveTextsBar(ReceivedDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_part(makeChoice("savedPart", tr("Which documents are saved"), this))
    , m_kind(makeChoice("savedKind", tr("How the documents are saved"), this))
    , m_save(makeButton(tr("&Save..."), "saveTexts", "", this))
    , m_progress(new ProgressRow(this))
    , m_saved(makeLabel({}, "good", this))
    , m_error(new ErrorBox(this))
{
    m_kind->addItems({tr("as CSV"), tr("as JSON lines"), tr("as text files")});
    m_saved->setObjectName(QStringLiteral("textsSaved"));
    m_saved->setTextFormat(Qt::PlainText);
    m_saved->hide();
    m_error->setObjectName(QStringLiteral("textsSaveError"));
    setHelp(m_save, QStringLiteral("recipient.save"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_part);
    row->addWidget(m_kind);
    row->addWidget(m_save);
    row->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addLayout(row);
    for (QWidget *part : std::initializer_list<QWidget *>{m_progress, m_saved, m_error})
        all->addWidget(part);
    connect(m_save, &QPushButton::clicked, this, &SaveTextsBar::save);
    connect(&m_runner, &JobRunner::progressed, m_progress, &ProgressRow::setProgress);
    connect(m_progress, &ProgressRow::cancelRequested, this, [this] { m_runner.cancel(); });
    setParts({}, {}, {});
}

void SaveTextsBar::setParts(core::recipient::TextPlaces shown,
                            core::recipient::TextPlaces chosen,
                            const QString &label)
{
    m_shown = std::move(shown);
    m_chosen = std::move(chosen);
    m_labelShown = label;
    const int part = std::max(m_part->currentIndex(), 0);
    m_part->clear();
    m_part->addItems({tr("all %Ln document(s) of the list", nullptr, static_cast<int>(m_shown.size())),
                      tr("the %Ln chosen document(s)", nullptr, static_cast<int>(m_chosen.size()))});
    m_part->setCurrentIndex(part);
    m_save->setEnabled(!m_shown.empty() && !m_runner.isRunning());
}

QString SaveTextsBar::suggestion() const
{
    static const QRegularExpression notForNames(QStringLiteral("[^\\w-]+"));
    QString name = m_desk.fileName();
    if (!m_labelShown.isEmpty())
        name += QLatin1Char('-') + QString(m_labelShown).replace(notForNames, QStringLiteral("-")).left(40);
    switch (m_kind->currentIndex()) {
    case Csv:
        return name + QStringLiteral(".csv");
    case JsonLines:
        return name + QStringLiteral(".jsonl");
    default:
        return name + QStringLiteral("-texts");
    }
}

QString SaveTextsBar::askForPath()
{
    FileChooser &files = *m_desk.environment().files;
    if (m_kind->currentIndex() == TextFiles) {
        const QString parent = files.folder(this, tr("Where the folder with the texts is made"));
        return parent.isEmpty() ? QString() : freeFolder(parent, suggestion());
    }
    return files.saveFile(this,
                          tr("Save the documents"),
                          suggestion(),
                          m_kind->currentIndex() == Csv ? tr("CSV (*.csv)") : tr("JSON lines (*.jsonl)"));
}

void SaveTextsBar::save()
{
    const bool hasParts = m_part->currentIndex() == Chosen ? !m_chosen.empty() : !m_shown.empty();
    if (!m_desk.contents() || m_runner.isRunning() || !hasParts)
        return;
    m_saved->hide();
    m_error->hide();
    const QString path = askForPath();
    if (!path.isEmpty())
        start(path);
}

void SaveTextsBar::start(const QString &path)
{
    const auto saveAs = m_kind->currentIndex() == Csv         ? core::recipient::saveAsCsv
                        : m_kind->currentIndex() == JsonLines ? core::recipient::saveAsJsonLines
                                                              : core::recipient::saveAsTextFiles;
    m_save->setEnabled(false);
    m_progress->begin(tr("Saving the documents"));
    m_runner.start(
        [saveAs,
         package = m_desk.package(),
         places = m_part->currentIndex() == Chosen ? m_chosen : m_shown,
         file = std::filesystem::path(path.toStdString())](core::JobControl &control) {
            return saveAs(*package->contents, places, file, control);
        },
        this,
        [this, path](const core::Result<void> &saved) { done(path, saved); });
}

void SaveTextsBar::done(const QString &path, const core::Result<void> &saved)
{
    m_progress->end();
    m_save->setEnabled(!m_shown.empty());
    if (!saved) {
        m_error->showError(saved.error());
        return;
    }
    //: %1: path of a file or folder
    m_saved->setText(tr("Saved: %1").arg(QDir::toNativeSeparators(path)));
    m_saved->show();
}

} // namespace ui
