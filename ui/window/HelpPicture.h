#pragma once

#include <QByteArray>
#include <QString>
#include <QSvgRenderer>
#include <QWidget>

namespace ui {

/// The drawing of a topic by name; empty if it has none.
QString pictureOf(const QString &topic);

/// A drawing as SVG, in the colours of the theme.
QByteArray drawingOf(const QString &name);

/// The small drawing above a help text, in the colours of the theme; hidden where a topic has none. It has no
/// words and says nothing that the text does not: a screen reader passes over it.
class HelpPicture final : public QWidget
{
    Q_OBJECT

public:
    explicit HelpPicture(QWidget *parent = nullptr);

    void setTopic(const QString &topic);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void load();

    QString m_name;
    QSvgRenderer m_drawing;
};

} // namespace ui
