#include "ui/widgets/Labels.h"

#include "ui/text/SpokenText.h"

#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QTextDocumentFragment>

#include <algorithm>
#include <climits>

namespace ui {

namespace {

/// QLabel would rather wrap after some twenty letters than ask for room; this one asks for one line.
class TextLabel final : public QLabel
{
public:
    using QLabel::QLabel;

    QSize sizeHint() const override
    {
        if (!wordWrap() || text().isEmpty())
            return QLabel::sizeHint();
        ensurePolished();
        const QString plain =
            Qt::mightBeRichText(text()) ? QTextDocumentFragment::fromHtml(text()).toPlainText() : text();
        constexpr int longestLine = 700;
        const int oneLine = fontMetrics().boundingRect(QRect(0, 0, INT_MAX, INT_MAX), 0, plain).width();
        const int width = std::min(oneLine + oneLine / 12 + 2, longestLine);
        return {width, std::max(heightForWidth(width), fontMetrics().height())};
    }
};

} // namespace

QLabel *makeLabel(const QString &text, const char *look, QWidget *parent)
{
    auto *label = new TextLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::AutoText);
    label->setProperty("look", QLatin1String(look));
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

} // namespace ui
