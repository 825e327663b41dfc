#pragma once

#include <QObject>

class QApplication;

namespace ui {

/// Keeps the application in the light or dark theme of the system, also when that changes.
class SystemTheme final : public QObject
{
    Q_OBJECT

public:
    explicit SystemTheme(QApplication &application);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QApplication &m_application;
    bool m_applying = false;
};

} // namespace ui
