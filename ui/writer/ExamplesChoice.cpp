#include "ui/writer/ExamplesChoice.h"

#include "core/pipeline/PublicTextPool.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QStringDecoder>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;
namespace limits = core::plan::limits;

constexpr int shownLetters = 90;
constexpr int mostRows = 5;
constexpr int rowSpacing = 3; // on either side

QString shortened(const std::string &text)
{
    const QString line = QString::fromStdString(text).simplified();
    return line.size() <= shownLetters ? line : line.left(shownLetters) + QStringLiteral("…");
}

} // namespace

ExamplesChoice::ExamplesChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_list(new QListWidget(this))
    , m_remove(makeButton(tr("Remove"), "removeExample", "", this))
    , m_declared(new QCheckBox(tr("These examples were not taken from the records"), this))
    , m_note(makeLabel({}, "caption", this))
    , m_refusal(makeLabel({}, "weak", this))
{
    m_list->setObjectName(QStringLiteral("exampleList"));
    m_list->setAccessibleName(tr("Examples of documents"));
    m_list->setTabKeyNavigation(false);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setSpacing(rowSpacing);
    m_declared->setObjectName(QStringLiteral("examplesArePublic"));
    m_declared->setAccessibleName(m_declared->text());
    setHelp(m_declared, QStringLiteral("writing.examplesDeclared"));
    m_note->setObjectName(QStringLiteral("examplesNote"));
    m_refusal->setObjectName(QStringLiteral("exampleRefusal"));
    m_refusal->setTextFormat(Qt::PlainText);
    m_refusal->hide();
    m_list->hide();
    setHelp(this, QStringLiteral("writing.examples"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("Examples from the recipient"), "strong", this));
    column->addWidget(m_list);
    column->addWidget(makeButtons());
    column->addWidget(m_refusal);
    column->addWidget(m_declared);
    column->addWidget(m_note);
    auto *deletes = new QShortcut(QKeySequence::Delete, m_list);
    deletes->setContext(Qt::WidgetShortcut);
    connect(deletes, &QShortcut::activated, this, &ExamplesChoice::removeChosen);
    connect(m_remove, &QPushButton::clicked, this, &ExamplesChoice::removeChosen);
    connect(m_declared, &QCheckBox::clicked, this, [this](bool isDeclared) {
        m_session.edit([&](Plan &plan) { plan.writer.examplesArePublic = isDeclared; });
    });
    refresh();
}

QWidget *ExamplesChoice::makeButtons()
{
    auto *buttons = new QWidget(this);
    auto *file = makeButton(tr("Add from a file..."), "addExampleFile", "", buttons);
    auto *paste = makeButton(tr("Add from the clipboard"), "pasteExample", "", buttons);
    auto *row = new FlowLayout(buttons);
    row->addWidget(file);
    row->addWidget(paste);
    row->addWidget(m_remove);
    setTabOrder(m_list, file);
    setTabOrder(file, paste);
    setTabOrder(paste, m_remove);
    connect(file, &QPushButton::clicked, this, &ExamplesChoice::addFromFile);
    connect(paste, &QPushButton::clicked, this, &ExamplesChoice::addFromClipboard);
    return buttons;
}

void ExamplesChoice::addFromFile()
{
    const QString path = m_session.environment().files->openFile(
        this, tr("Choose a file with one example"), tr("Texts (*.txt *.md);;All files (*)"));
    if (path.isEmpty())
        return;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        //: %1: name of a file
        return refuse(tr("%1 cannot be read.").arg(fileNameText(path)));
    // One byte more than any example may have says that it is too long, however long it is.
    const QByteArray bytes = file.read(4LL * limits::maximumExampleLength + 1);
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Default);
    const QString text = decode(bytes);
    const bool isCut = bytes.size() > 4LL * limits::maximumExampleLength;
    if (decode.hasError() && !isCut)
        //: %1: name of a file
        return refuse(tr("%1 is no text in UTF-8.").arg(fileNameText(path)));
    add(text);
}

void ExamplesChoice::addFromClipboard()
{
    add(QGuiApplication::clipboard()->text());
}

void ExamplesChoice::add(const QString &text)
{
    const std::string example = text.trimmed().toStdString();
    const auto &examples = m_session.plan().writer.examples;
    if (example.empty())
        return refuse(tr("There is no text in it."));
    if (example.size() > static_cast<std::size_t>(limits::maximumExampleLength))
        return refuse(tr("An example may have at most %1 characters: shorten it.")
                          .arg(QLocale().toString(limits::maximumExampleLength)));
    if (std::ranges::find(examples, example) != examples.end())
        return refuse(tr("This example is on the list already."));
    if (examples.size() >= limits::maximumExamples)
        return refuse(tr("There can be %1 examples at most.")
                          .arg(QLocale().toString(static_cast<qulonglong>(limits::maximumExamples))));
    m_session.edit([&](Plan &plan) {
        plan.writer.examplePhrases.resize(plan.writer.examples.size());
        plan.writer.examples.push_back(example);
        plan.writer.examplesArePublic = false;
        if (const auto inputs = m_session.inputs())
            core::pipeline::findExamplePhrases(plan, *inputs);
        else
            plan.writer.examplePhrases.resize(plan.writer.examples.size());
    });
}

void ExamplesChoice::removeChosen()
{
    const int row = m_list->currentRow();
    m_session.edit([&](Plan &plan) {
        auto &phrases = plan.writer.examplePhrases;
        if (row >= 0 && row < static_cast<int>(plan.writer.examples.size()))
            plan.writer.examples.erase(plan.writer.examples.begin() + row);
        if (row >= 0 && row < static_cast<int>(phrases.size()))
            phrases.erase(phrases.begin() + row);
        if (plan.writer.examples.empty())
            plan.writer.examplesArePublic = false;
    });
}

void ExamplesChoice::refuse(const QString &why)
{
    m_refusal->setText(why);
    m_refusal->show();
}

void ExamplesChoice::showList()
{
    m_shown = m_session.plan().writer.examples;
    const int before = m_list->currentRow();
    m_list->clear();
    for (const std::string &example : m_shown)
        m_list->addItem(shortened(example));
    const int count = m_list->count();
    m_list->setCurrentRow(std::min(std::max(before, 0), count - 1));
    m_list->setVisible(count > 0);
    const int rowHeight = std::max(18, m_list->sizeHintForRow(0)) + 2 * rowSpacing;
    m_list->setFixedHeight(std::clamp(count, 1, mostRows) * rowHeight + 8);
    m_refusal->hide();
}

void ExamplesChoice::refresh()
{
    const Plan::Writer &writer = m_session.plan().writer;
    if (m_shown != writer.examples)
        showList();
    const int count = m_list->count();
    m_remove->setEnabled(count > 0);
    m_declared->setVisible(count > 0);
    m_declared->setChecked(writer.examplesArePublic);
    const bool isMissing = count > 0 && !writer.examplesArePublic;
    setLook(m_note, isMissing ? "weak" : "caption");
    if (count == 0)
        m_note->setText(tr("None. A few documents that the recipient wrote or published show the style to "
                           "the model. Never take them from the records."));
    else
        m_note->setText(isMissing ? tr("This is required before anything is sent: the examples are sent to "
                                       "the server word for word.")
                                  : tr("The examples are sent to the server word for word, in each prompt."));
}

} // namespace ui
