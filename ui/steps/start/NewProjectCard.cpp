#include "ui/steps/start/NewProjectCard.h"

#include "core/plan/Plan.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

namespace {

/// A plan as a new project begins. Until the steward says otherwise a patient may have several rows: the
/// stronger protection, and the Records page asks for the column it needs.
core::plan::Plan newPlan(const QString &name)
{
    core::plan::Plan plan;
    plan.project = name.trimmed().toStdString();
    plan.records.personColumn = std::string();
    return plan;
}

QLineEdit *makeField(const char *objectName, const QString &help, QWidget *parent)
{
    auto *field = new QLineEdit(parent);
    field->setObjectName(QLatin1String(objectName));
    setHelp(field, help);
    return field;
}

QLabel *makeFieldLabel(const QString &text, QLineEdit *field, QWidget *parent)
{
    QLabel *label = makeLabel(text, "caption", parent);
    label->setBuddy(field);
    field->setAccessibleName(spokenText(text));
    return label;
}

} // namespace

NewProjectCard::NewProjectCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_name(makeField("newProjectName", QStringLiteral("start.new"), this))
    , m_folder(makeField("newProjectFolder", QStringLiteral("start.new"), this))
    , m_note(makeLabel({}, "caption", this))
    , m_create(makeButton(tr("&Create project"), "createProject", "primary", this))
{
    m_name->setPlaceholderText(tr("cardiology-notes"));
    m_folder->setText(QString::fromStdString(session.environment().projectsDir.string()));
    m_folder->setCursorPosition(0);
    auto *choose = makeButton(tr("Choos&e..."), "chooseProjectFolder", "", this);
    choose->setAccessibleName(tr("Choose the folder of the project"));

    auto *card = new Card(tr("New project"), this);
    card->setTitleLook("strong");
    auto *folderRow = new QHBoxLayout;
    folderRow->setSpacing(8);
    folderRow->addWidget(m_folder, 1);
    folderRow->addWidget(choose);
    card->body()->setSpacing(4);
    card->body()->addWidget(makeFieldLabel(tr("Na&me"), m_name, card));
    card->body()->addWidget(m_name);
    card->body()->addSpacing(4);
    card->body()->addWidget(makeFieldLabel(tr("&Folder"), m_folder, card));
    card->body()->addLayout(folderRow);
    card->body()->addSpacing(4);
    card->body()->addWidget(m_note);
    card->body()->addStretch();
    card->body()->addSpacing(4);
    card->body()->addWidget(m_create, 0, Qt::AlignLeft);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);

    connect(m_name, &QLineEdit::textChanged, this, &NewProjectCard::refresh);
    connect(m_folder, &QLineEdit::textChanged, this, &NewProjectCard::refresh);
    connect(m_name, &QLineEdit::returnPressed, m_create, &QPushButton::click);
    connect(choose, &QPushButton::clicked, this, &NewProjectCard::chooseFolder);
    connect(m_create, &QPushButton::clicked, this, &NewProjectCard::create);
    setTabOrder(m_name, m_folder);
    setTabOrder(m_folder, choose);
    setTabOrder(choose, m_create);
    refresh();
}

QString NewProjectCard::path() const
{
    return QDir(m_folder->text().trimmed()).filePath(m_name->text().trimmed() + QStringLiteral(".keyseed"));
}

void NewProjectCard::refresh()
{
    const bool isNamed = !m_name->text().trimmed().isEmpty();
    const auto valid = core::plan::validatePart(newPlan(m_name->text()), "project");
    m_create->setEnabled(isNamed && valid && !m_folder->text().trimmed().isEmpty());
    if (!isNamed)
        m_note->setText(tr("The name is public: the files of the release get this name."));
    else if (!valid)
        m_note->setText(planIssueText(newPlan(m_name->text()), {"project"}));
    else
        m_note->setText(tr("Saved by itself as %1").arg(QDir::toNativeSeparators(path())));
    setLook(m_note, isNamed && !valid ? "weak" : "caption");
}

void NewProjectCard::chooseFolder()
{
    const QString folder = m_session.environment().files->folder(this, tr("Folder of the project"));
    if (!folder.isEmpty())
        m_folder->setText(folder);
}

void NewProjectCard::create()
{
    if (!m_create->isEnabled())
        return;
    if (auto created = m_session.create(path().toStdString(), newPlan(m_name->text())); !created)
        emit failed(created.error());
    else
        m_name->clear();
}

} // namespace ui
