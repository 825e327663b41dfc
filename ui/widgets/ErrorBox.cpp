#include "ui/widgets/ErrorBox.h"

#include "ui/text/ProblemText.h"
#include "ui/widgets/Labels.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

ErrorBox::ErrorBox(QWidget *parent)
    : QFrame(parent)
    , m_title(makeLabel({}, "errorTitle", this))
    , m_advice(makeLabel({}, "", this))
    , m_detail(makeLabel({}, "caption", this))
    , m_retry(makeButton(tr("Try again"), "retryError", "link", this))
    , m_copy(makeButton(tr("Copy details"), "copyError", "link", this))
{
    auto *dismiss = makeButton(tr("Dismiss"), "dismissError", "link", this);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_detail->setAccessibleName(tr("Details of the error"));

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_retry);
    buttons->addWidget(m_copy);
    buttons->addWidget(dismiss);
    buttons->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(16, 12, 16, 10);
    all->setSpacing(4);
    all->addWidget(m_title);
    all->addWidget(m_advice);
    all->addWidget(m_detail);
    all->addLayout(buttons);

    connect(m_retry, &QPushButton::clicked, this, [this] {
        hide();
        emit retryRequested();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(
            QStringList{m_title->text(), m_advice->text(), m_detail->text()}.join(QLatin1Char('\n')));
    });
    connect(dismiss, &QPushButton::clicked, this, [this] {
        hide();
        emit dismissed();
    });
    hide();
}

void ErrorBox::showError(const core::Error &error)
{
    if (error.code == core::ErrorCode::Cancelled)
        hide();
    else
        showError(errorTitle(error.code), errorAdvice(error.code), errorDetail(error));
    m_error = error;
}

void ErrorBox::showError(const QString &title, const QString &advice, const QString &detail)
{
    m_error.reset();
    m_retry->hide();
    m_title->setText(title);
    m_advice->setText(advice);
    m_detail->setText(detail);
    m_detail->setVisible(!detail.isEmpty());
    m_copy->setVisible(!detail.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(advice);
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ErrorBox::offerRetry()
{
    m_retry->show();
}

QString ErrorBox::title() const
{
    return m_title->text();
}

QString ErrorBox::detail() const
{
    return m_detail->text();
}

} // namespace ui
