#pragma once

#include <QFrame>
#include <QString>

class QPushButton;

namespace ui {

/// A dashed field that invites to drop a file, with the button that chooses it instead. Where a file may be
/// dropped is for FileDrop.
class DropZone final : public QFrame
{
    Q_OBJECT

public:
    /// `button` becomes its child.
    DropZone(const QString &invitation, QPushButton *button, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace ui
