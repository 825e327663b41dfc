#include "ui/recipient/ReceivedDesk.h"

#include "core/base/Text.h"

#include <QRegularExpression>

#include <utility>

namespace ui {

QString shownText(const std::string &text)
{
    return QString::fromStdString(core::printable(text));
}

ReceivedDesk::ReceivedDesk(const Environment &environment, QObject *parent)
    : QObject(parent)
    , m_environment(environment)
{
    connect(&m_runner, &JobRunner::progressed, this, &ReceivedDesk::progressed);
}

void ReceivedDesk::open(const std::filesystem::path &folderOrZip)
{
    if (m_runner.isRunning())
        return;
    m_runner.start(
        [folderOrZip](core::JobControl &control) {
            return core::recipient::receivePackage(folderOrZip, control);
        },
        this,
        [this](core::Result<core::recipient::ReceivedPackage> received) { take(std::move(received)); });
    emit opening(QString::fromStdString(folderOrZip.string()));
}

void ReceivedDesk::take(core::Result<core::recipient::ReceivedPackage> received)
{
    if (!received && received.error().code == core::ErrorCode::Cancelled) {
        emit cancelled();
        return;
    }
    m_package.reset();
    if (received)
        m_package = std::make_shared<const core::recipient::ReceivedPackage>(std::move(*received));
    emit opened();
    if (!received)
        emit failed(received.error());
}

QString ReceivedDesk::fileName() const
{
    static const QRegularExpression notForNames(QStringLiteral("[^\\w-]+"));
    QString name = contents() ? QString::fromStdString(contents()->promise.project) : QString();
    name = name.replace(notForNames, QStringLiteral("-")).left(60);
    return name.isEmpty() ? QStringLiteral("package") : name;
}

} // namespace ui
