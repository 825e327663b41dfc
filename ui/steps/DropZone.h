#pragma once

#include <QFrame>
#include <QString>

class QPushButton;

namespace ui {

/// A dashed field that takes one dropped file, with the button that chooses it instead.
class DropZone final : public QFrame
{
    Q_OBJECT

public:
    /// `button` becomes its child.
    DropZone(const QString &invitation, QPushButton *button, QWidget *parent = nullptr);

signals:
    void fileDropped(const QString &path);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setHovered(bool hovered);

    bool m_hovered = false;
};

/// The one local file that is dragged; empty when it is none, or several.
QString draggedFile(const QDropEvent &event);

} // namespace ui
