#pragma once

#include <QFrame>
#include <QString>

#include <initializer_list>

class QPushButton;

namespace ui {

/// A dashed field that invites to drop a file, with the buttons that choose it instead. Where a file may be
/// dropped is for FileDrop.
class DropZone final : public QFrame
{
    Q_OBJECT

public:
    /// The buttons become its children.
    DropZone(const QString &invitation,
             std::initializer_list<QPushButton *> buttons,
             QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace ui
