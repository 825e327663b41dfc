#include "ui/window/RecipientWindow.h"

#include "ui/recipient/MapTab.h"
#include "ui/recipient/PromiseTab.h"
#include "ui/recipient/ReceivedTextsTab.h"
#include "ui/recipient/TrainTab.h"
#include "ui/text/HelpText.h"
#include "ui/text/Languages.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FocusKeeper.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/ProgressRow.h"
#include "ui/window/CarryOver.h"
#include "ui/window/LanguageMenu.h"
#include "ui/window/WhyPanel.h"
#include "ui/window/WindowPlace.h"
#include "ui/window/ZoneStrip.h"

#include <QAction>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cctype>
#include <utility>

namespace ui {

namespace {

constexpr int packageMargin = 24;
constexpr int widestPage = 1480;
constexpr auto helpTopicOfTab = "helpTopic";
constexpr auto isPrivateTab = "isPrivate";
constexpr auto geometryKey = "recipientWindow/geometry";
constexpr auto helpKey = "recipientWindow/help";

/// Returns the dropped path; empty if there is none, or several.
QString droppedPath(const QMimeData &mime)
{
    const QList<QUrl> urls = mime.urls();
    const QString path = urls.size() == 1 ? urls.first().toLocalFile() : QString();
    return isPackagePath(path.toStdString()) ? path : QString();
}

} // namespace

bool isPackagePath(const std::filesystem::path &path)
{
    std::string ending = path.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char letter) {
        return static_cast<char>(std::tolower(letter));
    });
    std::error_code ignored;
    return ending == ".zip" || std::filesystem::is_directory(path, ignored);
}

RecipientWindow::RecipientWindow(const Environment &environment, QWidget *parent)
    : RecipientWindow(environment, std::make_shared<RecipientDesks>(environment), parent)
{}

RecipientWindow::RecipientWindow(const RecipientWindow &before)
    : RecipientWindow(before.m_environment, before.m_desks, nullptr)
{
    continueFrom(before);
}

RecipientWindow::RecipientWindow(const Environment &environment,
                                 std::shared_ptr<RecipientDesks> desks,
                                 QWidget *parent)
    : QMainWindow(parent)
    , m_environment(environment)
    , m_desks(std::move(desks))
{
    setObjectName(QStringLiteral("recipientWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/keyseed.svg")));
    setWindowTitle(tr("Package - Keyseed"));
    setAcceptDrops(true);
    auto *central = new QWidget(this);
    QWidget *header = makeHeader(); // made in the order in which Tab visits
    auto *body = new QHBoxLayout;
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(0);
    body->addWidget(makeMiddle(), 1);
    m_why = new WhyPanel(environment.guideDir, central);
    m_why->setFixedWidth(WhyPanel::panelWidth);
    body->addWidget(m_why);
    auto *all = new QVBoxLayout(central);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(header);
    all->addLayout(body, 1);
    setCentralWidget(central);
    connectDesk();
    placeOnScreen(*this, environment.settings->value(QLatin1String(geometryKey)).toByteArray());
    setHelpShown(environment.settings->value(QLatin1String(helpKey), true).toBool());
    showPackage();
    showTab(0);
}

RecipientWindow::~RecipientWindow()
{
    // A worker of a tab ends before what the tabs share.
    m_tabs->disconnect(this);
    while (m_tabs->count() > 0) // the last looks at texts of the one before
        delete m_tabs->widget(m_tabs->count() - 1);
    delete m_tabs;
}

QWidget *RecipientWindow::makeHeader()
{
    auto *header = new QFrame(this);
    header->setObjectName(QStringLiteral("header"));
    QLabel *brand = makeLabel(tr("Keyseed"), "brand", header);
    brand->setWordWrap(false);
    m_name = makeLabel({}, "question", header);
    m_name->setObjectName(QStringLiteral("packageName"));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setWordWrap(false);
    auto *language = new LanguageMenu(chosenLanguage(*m_environment.settings), header);
    connect(language, &LanguageMenu::languageChosen, this, &RecipientWindow::languageChosen);
    auto *open = makeButton(tr("&Open a package"), "openPackage", "", header);
    auto *menu = new QMenu(open);
    menu->addAction(tr("A zip file..."), this, &RecipientWindow::choose);
    menu->addAction(tr("A folder..."), this, [this] {
        const QString path = m_environment.files->folder(this, tr("Open a package"));
        if (!path.isEmpty())
            openPackage(path.toStdString());
    });
    open->setMenu(menu);
    setHelp(open, QStringLiteral("recipient"));
    m_help = makeButton(tr("&Help"), "showHelp", "", header);
    m_help->setCheckable(true);
    m_help->setToolTip(tr("Show or fold the help (F1)"));
    setHelp(m_help, QStringLiteral("help"));
    connect(m_help, &QPushButton::clicked, this, &RecipientWindow::setHelpShown);
    auto *help = new QAction(tr("Help"), this);
    help->setShortcut(Qt::Key_F1);
    connect(help, &QAction::triggered, this, [this] { setHelpShown(!m_why->isVisibleTo(this)); });
    addAction(help);
    auto *opening = new QAction(tr("Open a package"), this);
    opening->setShortcut(QKeySequence::Open);
    connect(opening, &QAction::triggered, this, &RecipientWindow::choose);
    addAction(opening);
    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(16, 6, 16, 6);
    row->setSpacing(8);
    row->addWidget(brand);
    row->addSpacing(8);
    row->addWidget(m_name, 1);
    row->addWidget(language);
    row->addWidget(open);
    row->addWidget(m_help);
    return header;
}

QWidget *RecipientWindow::makeMiddle()
{
    auto *middle = new QWidget(this);
    m_strip = new ZoneStrip(middle);
    m_strip->setObjectName(QStringLiteral("zoneStrip"));
    auto *content = new QWidget(middle);
    content->setObjectName(QStringLiteral("content"));
    m_error = new ErrorBox(content);
    m_error->setObjectName(QStringLiteral("windowError"));
    m_opening = new ProgressRow(content);
    m_opening->setObjectName(QStringLiteral("openingProgress"));
    m_invitation =
        makeLabel(tr("Open a package that you received: the zip file, or the folder it was unpacked to. It "
                     "can be dropped here, too."),
                  "question",
                  content);
    m_invitation->setObjectName(QStringLiteral("packageInvitation"));
    m_tabs = makeTabs();
    auto *lines = new QVBoxLayout(content);
    lines->setContentsMargins(packageMargin, 12, packageMargin, 12);
    lines->setSpacing(10);
    lines->addWidget(m_error);
    lines->addWidget(m_opening);
    lines->addWidget(m_invitation);
    lines->addWidget(m_tabs, 1);
    lines->addStretch();
    auto *all = new QVBoxLayout(middle);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_strip);
    all->addWidget(content, 1);
    return middle;
}

QTabWidget *RecipientWindow::makeTabs()
{
    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(QStringLiteral("recipientTabs"));
    tabs->setDocumentMode(true);
    tabs->tabBar()->setDrawBase(false);
    struct Tab
    {
        QWidget *content;
        QString title;
        const char *topic;
        bool isPrivate; ///< shows the recipient's own texts
    };
    ReceivedDesk &received = m_desks->received;
    m_training = new TrainTab(*m_desks);
    const Tab all[] = {
        {new PromiseTab(received), tr("What is &promised"), "recipient", false},
        {new ReceivedTextsTab(received), tr("Doc&uments"), "recipient.documents", false},
        {m_training, tr("Train and appl&y"), "recipient.training", true},
        {new MapTab(m_desks->training, m_training->own()), tr("&Map"), "recipient.map", true},
    };
    for (const Tab &each : all) {
        QScrollArea *page = scrolled(each.content);
        page->setProperty(helpTopicOfTab, QLatin1String(each.topic));
        page->setProperty(isPrivateTab, each.isPrivate);
        tabs->addTab(page, each.title);
    }
    connect(tabs, &QTabWidget::currentChanged, this, &RecipientWindow::showTab);
    return tabs;
}

QScrollArea *RecipientWindow::scrolled(QWidget *tab)
{
    auto *content = new QWidget;
    content->setObjectName(QStringLiteral("content"));
    tab->setParent(content);
    tab->setMaximumWidth(widestPage);
    auto *padded = new QVBoxLayout(content);
    padded->setContentsMargins(0, 14, 8, 8);
    padded->addWidget(tab);
    auto *scroll = new QScrollArea;
    scroll->setObjectName(QString(tab->objectName()).replace(QLatin1String("Tab"), QLatin1String("Scroll")));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::ClickFocus);
    scroll->viewport()->setObjectName(QStringLiteral("contentViewport"));
    scroll->setWidget(content);
    new FocusKeeper(*scroll);
    return scroll;
}

void RecipientWindow::connectDesk()
{
    connect(&m_desks->received, &ReceivedDesk::opening, this, [this](const QString &path) {
        m_error->hide();
        m_name->setText(fileNameText(path));
        showOpening();
    });
    connect(&m_desks->received, &ReceivedDesk::progressed, m_opening, &ProgressRow::setProgress);
    connect(m_opening, &ProgressRow::cancelRequested, &m_desks->received, &ReceivedDesk::cancel);
    connect(&m_desks->received, &ReceivedDesk::opened, this, &RecipientWindow::showPackage);
    connect(&m_desks->received, &ReceivedDesk::cancelled, this, &RecipientWindow::showPackage);
    connect(&m_desks->received, &ReceivedDesk::failed, this, &RecipientWindow::showError);
    connect(&m_desks->training, &TrainingDesk::agreementChanged, this, &RecipientWindow::showZone);
    connect(m_why, &WhyPanel::closeRequested, this, [this] { setHelpShown(false); });
}

void RecipientWindow::showOpening()
{
    m_opening->begin(tr("Checking the package"));
}

void RecipientWindow::continueFrom(const RecipientWindow &before)
{
    restoreGeometry(before.saveGeometry());
    setHelpShown(before.m_why->isVisibleTo(&before));
    m_training->continueFrom(*before.m_training);
    carryOver(before, *this);
    if (before.m_error->isVisible() && before.m_error->error())
        showError(*before.m_error->error());
    if (m_desks->received.isOpening()) {
        m_name->setText(before.m_name->text());
        showOpening();
    }
}

void RecipientWindow::openPackage(const std::filesystem::path &path)
{
    m_desks->received.open(path);
}

void RecipientWindow::choose()
{
    const QString path =
        m_environment.files->openFile(this, tr("Open a package"), tr("Packages (*.zip);;All files (*)"));
    if (!path.isEmpty())
        openPackage(path.toStdString());
}

void RecipientWindow::showPackage()
{
    m_opening->end();
    const bool isThere = m_desks->received.package() != nullptr;
    m_tabs->setVisible(isThere);
    m_invitation->setVisible(!isThere);
    const QString path =
        isThere ? QString::fromStdString(m_desks->received.package()->path.string()) : QString();
    const QString name = fileNameText(path);
    m_name->setText(name);
    m_name->setToolTip(QDir::toNativeSeparators(path));
    //: %1: name of a file
    setWindowTitle(name.isEmpty() ? tr("Package - Keyseed") : tr("%1 - Keyseed").arg(name));
    // For a damaged package only the findings can be read.
    for (int index = 1; index < m_tabs->count(); ++index)
        m_tabs->setTabEnabled(index, m_desks->received.contents() != nullptr);
    m_strip->setVisible(m_desks->received.contents() != nullptr);
    m_tabs->setCurrentIndex(0);
    m_tabs->currentWidget()->setFocus();
}

void RecipientWindow::showError(const core::Error &error)
{
    if (error.code == core::ErrorCode::InvalidPackage)
        m_error->showError(tr("This is not a package, or it is damaged"),
                           tr("Nothing of it is shown. Ask the sender for another copy."),
                           errorDetail(error));
    else
        m_error->showError(error);
}

void RecipientWindow::showTab(int index)
{
    const QWidget *page = m_tabs->widget(index);
    if (!page)
        return;
    showZone();
    m_why->setPageTopic(page->property(helpTopicOfTab).toString());
    if (!m_tabs->tabBar()->hasFocus()) // whose arrow keys go from tab to tab
        m_tabs->currentWidget()->setFocus();
}

void RecipientWindow::showZone()
{
    if (const QWidget *page = m_tabs->currentWidget())
        m_strip->setPrivate(page->property(isPrivateTab).toBool(), m_desks->training.sendsTexts());
}

void RecipientWindow::setHelpShown(bool shown)
{
    m_help->setChecked(shown);
    m_why->setVisible(shown);
}

void RecipientWindow::closeEvent(QCloseEvent *event)
{
    m_desks->received.cancel();
    m_environment.settings->setValue(QLatin1String(geometryKey), saveGeometry());
    m_environment.settings->setValue(QLatin1String(helpKey), m_why->isVisibleTo(this));
    event->accept();
}

void RecipientWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedPath(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RecipientWindow::dropEvent(QDropEvent *event)
{
    openPackage(droppedPath(*event->mimeData()).toStdString());
    event->acceptProposedAction();
}

} // namespace ui
