#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

/// Stage, fraction, time left and Cancel of a running operation. Hidden until begin().
class ProgressRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ProgressRow(QWidget *parent = nullptr);

    /// Shows the row: `what` in bold ("Learning the phrases"), the bar at its start.
    /// `elapsedMs`: how long it has been running already.
    void begin(const QString &what, qint64 elapsedMs = 0);
    /// `stage` is a key of core; see stageText.
    void setProgress(double fraction, const QString &stage);
    void setCancellable(bool cancellable);
    void end();

signals:
    void cancelRequested();

private:
    QLabel *m_what;
    QLabel *m_stage;
    QLabel *m_left;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QElapsedTimer m_clock;
    qint64 m_elapsedBefore = 0;
};

} // namespace ui
