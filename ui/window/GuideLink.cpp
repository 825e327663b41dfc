#include "ui/window/GuideLink.h"

#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace ui {

QUrl guideAddress(const std::filesystem::path &guideDir, const QString &topic)
{
    if (guideDir.empty())
        return {};
    const QDir folder(QString::fromStdString(guideDir.string()));
    const QString spoken = QLocale().name().section(QLatin1Char('_'), 0, 0);
    for (const QString &language : {spoken, QStringLiteral("en")}) {
        const QFileInfo page(folder.filePath(language + QStringLiteral("/index.html")));
        if (page.isFile()) {
            QUrl address = QUrl::fromLocalFile(page.absoluteFilePath());
            address.setFragment(topic);
            return address;
        }
    }
    return {};
}

GuideLink::GuideLink(std::filesystem::path guideDir, QWidget *parent)
    : QWidget(parent)
    , m_guideDir(std::move(guideDir))
    , m_open(makeButton(tr("Open the user guide"), "openGuide", "link", this))
    , m_words(makeLabel({}, "small", this))
{
    m_words->setObjectName(QStringLiteral("guideWords"));
    setHelp(m_open, QStringLiteral("help"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addWidget(m_words);
    connect(m_open, &QPushButton::clicked, this, &GuideLink::open);
    setTopic({});
}

void GuideLink::setTopic(const QString &topic)
{
    m_topic = topic;
    const bool isThere = !guideAddress(m_guideDir, topic).isEmpty();
    m_open->setEnabled(isThere);
    say(isThere ? QString() : tr("It is not installed with this program."));
}

void GuideLink::open()
{
    const QUrl address = guideAddress(m_guideDir, m_topic);
    if (!address.isEmpty() && !QDesktopServices::openUrl(address))
        say(tr("No browser opened it. It is this file: %1")
                .arg(QDir::toNativeSeparators(address.toLocalFile())));
}

void GuideLink::say(const QString &words)
{
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
    m_open->setAccessibleDescription(words);
}

} // namespace ui
