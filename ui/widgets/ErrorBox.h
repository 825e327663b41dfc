#pragma once

#include "core/base/Result.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace ui {

/// An error in its place on a page: what happened, what to do, and the details to copy. Hidden until shown.
class ErrorBox final : public QFrame
{
    Q_OBJECT

public:
    explicit ErrorBox(QWidget *parent = nullptr);

    /// Title and advice by the error's code; a cancellation hides the box instead.
    void showError(const core::Error &error);
    void showError(const QString &title, const QString &advice, const QString &detail = {});

    /// A button that asks to try again, until the next error is shown.
    void offerRetry();

    /// Returns the shown error, if it came from core.
    const std::optional<core::Error> &error() const { return m_error; }
    QString title() const;
    QString detail() const;

signals:
    void dismissed();
    void retryRequested();

private:
    QLabel *m_title;
    QLabel *m_advice;
    QLabel *m_detail;
    QPushButton *m_retry;
    QPushButton *m_copy;
    std::optional<core::Error> m_error;
};

} // namespace ui
