#pragma once

#include <QString>
#include <QWidget>

namespace ui {

/// A pill that says what an action costs or how a thing stands: word, shape and colour.
class Badge final : public QWidget
{
    Q_OBJECT

public:
    enum class Kind {
        SpendsBudget, ///< amber, a filled dot
        Free,         ///< green, a check
        Done,         ///< green, a check
        Weak,         ///< orange, a triangle
        Private,      ///< amber, a lock
        Neutral,      ///< grey, no sign
    };

    /// An empty text takes the word of the kind: "spends budget", "free".
    explicit Badge(Kind kind, const QString &text = {}, QWidget *parent = nullptr);

    void set(Kind kind, const QString &text = {});
    QString text() const { return m_text; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintSign(QPainter &painter, const QRectF &box) const;

    Kind m_kind;
    QString m_text;
};

} // namespace ui
