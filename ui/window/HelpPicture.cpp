#include "ui/window/HelpPicture.h"

#include "ui/text/HelpText.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QHash>
#include <QPainter>

namespace ui {

namespace {

constexpr int pictureHeight = 84;

/// The drawings name their colours by role, so that one file serves light and dark.
QByteArray coloured(QByteArray drawing)
{
    const theme::Roles roles = theme::roles();
    const std::pair<const char *, QColor> colours[] = {
        {"INK", roles.muted},
        {"SURFACE", roles.surface},
        {"ACCENT", roles.accent},
        {"SPEND", roles.spends},
        {"GOOD", roles.done},
        {"WEAK", roles.cap},
        {"DATA", theme::dataColours().constFirst()},
    };
    for (const auto &[role, colour] : colours)
        drawing.replace('"' + QByteArray(role) + '"', '"' + colour.name().toLatin1() + '"');
    return drawing;
}

} // namespace

QString pictureOf(const QString &topic)
{
    static const QHash<QString, QString> pictures = {
        {QStringLiteral("start"), QStringLiteral("line")},
        {QStringLiteral("start.sample"), QStringLiteral("line")},
        {QStringLiteral("rail"), QStringLiteral("line")},
        {QStringLiteral("commit"), QStringLiteral("line")},
        {QStringLiteral("commit.spend"), QStringLiteral("line")},
        {QStringLiteral("start.unit"), QStringLiteral("unit")},
        {QStringLiteral("records"), QStringLiteral("unit")},
        {QStringLiteral("records.roles"), QStringLiteral("unit")},
        {QStringLiteral("vocabulary"), QStringLiteral("vocabulary")},
        {QStringLiteral("vocabulary.choice"), QStringLiteral("vocabulary")},
        {QStringLiteral("budget"), QStringLiteral("epsilon")},
        {QStringLiteral("budget.epsilon"), QStringLiteral("epsilon")},
        {QStringLiteral("budget.odds"), QStringLiteral("epsilon")},
        {QStringLiteral("budget.forecast"), QStringLiteral("noise")},
        {QStringLiteral("commit.histogram"), QStringLiteral("noise")},
        {QStringLiteral("meter"), QStringLiteral("ledger")},
        {QStringLiteral("budget.cap"), QStringLiteral("ledger")},
        {QStringLiteral("budget.ledger"), QStringLiteral("ledger")},
        {QStringLiteral("documents"), QStringLiteral("sequence")},
        {QStringLiteral("phrases"), QStringLiteral("sequence")},
        {QStringLiteral("phrases.sequences"), QStringLiteral("sequence")},
        {QStringLiteral("phrases.draw"), QStringLiteral("sequence")},
        {QStringLiteral("writing"), QStringLiteral("writing")},
        {QStringLiteral("writing.kind"), QStringLiteral("writing")},
        {QStringLiteral("release"), QStringLiteral("package")},
        {QStringLiteral("release.export"), QStringLiteral("package")},
    };
    return pictures.value(topic);
}

QByteArray drawingOf(const QString &name)
{
    return coloured(helpFile(name + QStringLiteral(".svg")));
}

HelpPicture::HelpPicture(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(pictureHeight);
    m_drawing.setAspectRatioMode(Qt::KeepAspectRatio);
    hide();
}

void HelpPicture::setTopic(const QString &topic)
{
    m_name = pictureOf(topic);
    load();
}

void HelpPicture::load()
{
    const QByteArray drawing = drawingOf(m_name);
    if (!drawing.isEmpty())
        m_drawing.load(drawing);
    setVisible(!drawing.isEmpty());
    update();
}

void HelpPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (isRightToLeft()) { // the drawings run in the direction of reading
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    m_drawing.render(&painter, rect());
}

void HelpPicture::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        load();
}

} // namespace ui
