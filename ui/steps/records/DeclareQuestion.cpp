#include "ui/steps/records/DeclareQuestion.h"

#include "ui/widgets/Labels.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace ui {

DeclareQuestion::DeclareQuestion(QWidget *parent)
    : QFrame(parent)
    , m_question(makeLabel({}, "strong", this))
    , m_meaning(makeLabel(tr("Their names become public: the plan and the package contain them as written "
                             "here. A label that few records have can identify a person."),
                          "",
                          this))
    //: the answer to: Declare 5 labels public?
    , m_agree(makeButton(tr("Declare them"), "agreeToDeclare", "", this))
    , m_decline(makeButton(tr("Cancel"), "declineToDeclare", "", this))
{
    setObjectName(QStringLiteral("declareQuestion"));
    m_question->setObjectName(QStringLiteral("declareQuestionWords"));
    m_meaning->setObjectName(QStringLiteral("declareMeaning"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_agree);
    buttons->addWidget(m_decline);
    buttons->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(16, 12, 16, 12);
    all->setSpacing(8);
    all->addWidget(m_question);
    all->addWidget(m_meaning);
    all->addLayout(buttons);
    connect(m_agree, &QPushButton::clicked, this, [this] { answer(true); });
    connect(m_decline, &QPushButton::clicked, this, [this] { answer(false); });
    hide();
}

void DeclareQuestion::ask(int labels)
{
    m_question->setText(tr("Declare %n label(s) public?", nullptr, labels));
    setAccessibleName(m_question->text());
    setAccessibleDescription(m_meaning->text());
    m_agree->setAccessibleDescription(m_meaning->text());
    show();
    m_decline->setFocus();                                         // Return on its own publishes nothing
    QTimer::singleShot(0, this, &DeclareQuestion::bringIntoSight); // once it has its place
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

/// The button that asks may stand at the lower end of what is seen of the page.
void DeclareQuestion::bringIntoSight()
{
    for (QWidget *up = parentWidget(); up; up = up->parentWidget())
        if (auto *scroll = qobject_cast<QScrollArea *>(up))
            return scroll->ensureWidgetVisible(this);
}

bool DeclareQuestion::event(QEvent *event)
{
    const bool isHandled = QFrame::event(event);
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        emit openChanged();
    return isHandled;
}

void DeclareQuestion::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QFrame::keyPressEvent(event);
    answer(false);
    event->accept();
}

void DeclareQuestion::answer(bool isAgreed)
{
    hide();
    if (isAgreed)
        emit agreed();
    emit answered();
}

} // namespace ui
