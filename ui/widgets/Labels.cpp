#include "ui/widgets/Labels.h"

#include "ui/text/Markdown.h"
#include "ui/theme/Theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QTextDocumentFragment>

#include <algorithm>
#include <climits>

namespace ui {

namespace {

/// QLabel would rather wrap after some twenty letters than ask for room; this one asks for one line. However
/// wide it is, its lines stay short enough to be read: the rest is a margin behind them.
class TextLabel final : public QLabel
{
public:
    using QLabel::QLabel;

    int heightForWidth(int width) const override
    {
        return QLabel::heightForWidth(width - restOf(width) + margin());
    }

    QSize minimumSizeHint() const override { return QLabel::minimumSizeHint() - QSize(margin(), 0); }

    QSize sizeHint() const override
    {
        if (!wordWrap() || text().isEmpty())
            return QLabel::sizeHint();
        ensurePolished();
        const QString plain =
            textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(text()).toPlainText() : text();
        const int oneLine = fontMetrics().boundingRect(QRect(0, 0, INT_MAX, INT_MAX), 0, plain).width();
        const int width = std::min(oneLine + oneLine / 12 + 2, longestLine());
        return {width, std::max(heightForWidth(width), fontMetrics().height())};
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        keepLinesShort();
        QLabel::resizeEvent(event);
    }

    // Bold letters need more room for a line of the same length.
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
            keepLinesShort();
        QLabel::changeEvent(event);
    }

private:
    void keepLinesShort()
    {
        const int rest = restOf(width());
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        setContentsMargins(isMirrored ? rest : 0, 0, isMirrored ? 0 : rest, 0);
    }

    /// Returns the width that lines leave free at their end.
    int restOf(int width) const
    {
        return wordWrap() && alignment().testFlag(Qt::AlignLeft) ? std::max(width - longestLine(), 0) : 0;
    }
    int margin() const { return contentsMargins().left() + contentsMargins().right(); }
    /// About 75 letters of running text, which are narrower than the average of the font.
    int longestLine() const { return 78 * fontMetrics().averageCharWidth(); }
};

} // namespace

QLabel *makeLabel(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new TextLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(
        Qt::PlainText); // words of files and servers may look like HTML, and load what it names
    label->setProperty("look", QLatin1String(look));
    return label;
}

QLabel *makeLabelFor(QWidget *field, const QString &text, const char *look, QWidget *parent)
{
    QLabel *label = makeLabel(text, look, parent);
    label->setWordWrap(false);
    label->setBuddy(field);
    return label;
}

QPushButton *makeButton(const QString &text, const char *objectName, const char *look, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(objectName));
    button->setProperty("look", QLatin1String(look));
    button->setAutoDefault(false);
    button->setAccessibleName(spokenText(text));
    return button;
}

void setLook(QWidget *widget, const char *look)
{
    if (widget->property("look").toString() == QLatin1String(look))
        return;
    widget->setProperty("look", QLatin1String(look));
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

namespace {
constexpr int labelPadding = 9;
}

Chip::Chip(const QString &text, QWidget *parent)
    : QWidget(parent)
    , m_text(text)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(text);
    setToolTip(text);
}

void Chip::setMissing(bool missing)
{
    m_missing = missing;
    setAccessibleName(missing ? tr("%1, missing in the text").arg(m_text) : m_text);
    update();
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics(theme::font(theme::sizes().caption));
    return {metrics.horizontalAdvance(m_text) + 2 * labelPadding, metrics.height() + 5};
}

QSize Chip::minimumSizeHint() const
{
    return {std::min(sizeHint().width(), 60), sizeHint().height()};
}

void Chip::paintEvent(QPaintEvent *)
{
    const theme::Roles roles = theme::roles();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_missing ? QPen(roles.capText, 1.2, Qt::DashLine) : QPen(Qt::NoPen));
    painter.setBrush(m_missing ? roles.surface : roles.accentSoft);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.6, 0.6, -0.6, -0.6), height() / 2.0, height() / 2.0);
    painter.setPen(m_missing ? roles.capText : roles.text);
    painter.setFont(theme::font(theme::sizes().caption));
    const QRect inside = rect().adjusted(labelPadding, 0, -labelPadding, 0);
    const QString shown = painter.fontMetrics().elidedText(m_text, Qt::ElideRight, inside.width() + 1);
    painter.drawText(inside, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, shown);
}

} // namespace ui
