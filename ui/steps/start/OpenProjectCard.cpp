#include "ui/steps/start/OpenProjectCard.h"

#include "core/package/corpus/ApprovalRequest.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

namespace ui {

namespace {

constexpr int shownRecent = 4;
constexpr int shownFolderWidth = 280;

void report(OpenProjectCard &card, const core::Result<void> &opened)
{
    if (!opened)
        emit card.failed(opened.error());
}

} // namespace

OpenProjectCard::OpenProjectCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_choose(makeButton(tr("Open a pro&ject..."), "chooseProject", "", this))
    , m_sample(makeButton(tr("&Try the sample project"), "openSample", "", this))
    , m_package(makeButton(tr("Open a packa&ge..."), "choosePackage", "", this))
    , m_recent(new QWidget(this))
    , m_recentRows(new QVBoxLayout(m_recent))
{
    setHelp(m_sample, QStringLiteral("start.sample"));
    setHelp(m_choose, QStringLiteral("start.open"));
    setHelp(m_package, QStringLiteral("recipient"));
    m_recent->setObjectName(QStringLiteral("recentProjects"));
    m_recentRows->setContentsMargins(0, 0, 0, 0);
    m_recentRows->setSpacing(2);

    auto *card = new Card(tr("Go on, or look around"), this);
    card->setTitleLook("strong");
    card->body()->addWidget(m_choose, 0, Qt::AlignLeft);
    card->body()->addWidget(m_recent);
    card->body()->addSpacing(6);
    card->body()->addWidget(m_sample, 0, Qt::AlignLeft);
    card->body()->addWidget(makeLabel(
        tr("Invented notes that come with Keyseed: see every page without real records."), "caption", card));
    card->body()->addSpacing(6);
    card->body()->addWidget(m_package, 0, Qt::AlignLeft);
    card->body()->addWidget(makeLabel(
        tr("Check a package that you received, read it, and train on its texts."), "caption", card));
    card->body()->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);

    connect(m_choose, &QPushButton::clicked, this, &OpenProjectCard::choose);
    connect(m_package, &QPushButton::clicked, this, &OpenProjectCard::choosePackage);
    connect(m_sample, &QPushButton::clicked, this, [this] {
        emit begun();
        report(*this, m_session.createSample());
    });
    connect(&m_session.jobs(), &Jobs::failed, this, [this](Jobs::Job job, const core::Error &error) {
        if (job == Jobs::Job::Open && std::exchange(m_isOpening, false))
            emit failed(error);
    });
    connect(&m_session.jobs(), &Jobs::started, this, [this] { m_isOpening = false; }); // by someone else
    refresh();
}

void OpenProjectCard::refresh()
{
    while (QLayoutItem *item = m_recentRows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // one of them may be what was clicked
        delete item;
    }
    int number = 0;
    QWidget *before = m_choose;
    const QString current = QString::fromStdString(m_session.projectPath().string());
    for (const QString &path : m_session.recentProjects())
        if (path != current && number < shownRecent) {
            QWidget *recent = addRecent(path, number++);
            setTabOrder(before, recent);
            before = recent;
        }
    setTabOrder(before, m_sample);
    setTabOrder(m_sample, m_package);
    m_recent->setVisible(number > 0);
}

QWidget *OpenProjectCard::addRecent(const QString &path, int number)
{
    const QFileInfo file(path);
    QString name = file.completeBaseName();
    name.replace(QLatin1Char('&'), QLatin1String("&&")); // no mnemonic
    const QString folder = QDir::toNativeSeparators(file.absolutePath());

    auto *row = new QWidget(m_recent);
    auto *button = makeButton(name, "recentProject", "link", row);
    button->setObjectName(QStringLiteral("recentProject%1").arg(number));
    button->setAccessibleName(tr("Open recent project %1 in %2").arg(file.completeBaseName(), folder));
    setHelp(button, QStringLiteral("start.open"));
    QLabel *place = makeLabel({}, "caption", row);
    place->setWordWrap(false);
    place->setTextFormat(Qt::PlainText);
    place->setToolTip(folder);
    place->setText(place->fontMetrics().elidedText(folder, Qt::ElideMiddle, shownFolderWidth));
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    place->setContentsMargins(isMirrored ? 0 : 2, 0, isMirrored ? 2 : 0, 0);
    auto *lines = new QVBoxLayout(row);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(button, 0, Qt::AlignLeft);
    lines->addWidget(place);
    m_recentRows->addWidget(row);
    connect(button, &QPushButton::clicked, this, [this, path] { open(path); });
    return button;
}

void OpenProjectCard::choose()
{
    const QString path = m_session.environment().files->openFile(
        this,
        tr("Open project"),
        tr("Keyseed projects (*.keyseed);;Requests for an approval (*.approval-request)"));
    if (!path.isEmpty())
        open(path);
}

void OpenProjectCard::choosePackage()
{
    const QString path = m_session.environment().files->openFile(
        this, tr("Open a package"), tr("Packages (*.zip);;All files (*)"));
    if (!path.isEmpty())
        emit packageChosen(path);
}

void OpenProjectCard::open(const QString &path)
{
    if (path.endsWith(QString::fromStdString(std::string(core::package::requestEnding)))) {
        emit packageChosen(path); // the window shows it
        return;
    }
    emit begun();
    m_isOpening = m_session.load(path.toStdString());
    if (!m_isOpening)
        emit failed({core::ErrorCode::InvalidParameter, "wait for the running work to end, or cancel it"});
}

} // namespace ui
