#include "ui/steps/budget/method/FormChoice.h"

#include "core/synthesis/Synthesizer.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int underTheText = 29; // of a radio button, beside its circle

} // namespace

FormChoice::FormChoice(ProjectSession &session,
                       const std::vector<const core::synthesis::Synthesizer *> &methods,
                       QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_methods(new QButtonGroup(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(makeLabel(tr("Which form"), "strong", this));
    addMethod(*column, *methods.front());
    auto *others = new QWidget(this);
    auto *inside = new QVBoxLayout(others);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(2);
    for (std::size_t index = 1; index < methods.size(); ++index)
        addMethod(*inside, *methods[index]);
    m_others = new Fold({tr("&More forms, as published"), tr("Hide the published for&ms")},
                        "moreForms",
                        "method.form",
                        others,
                        this);
    column->addWidget(m_others);
    connect(&m_session, &ProjectSession::planChanged, this, &FormChoice::refresh);
    refresh();
}

void FormChoice::addMethod(QVBoxLayout &column, const core::synthesis::Synthesizer &method)
{
    const QString name =
        QString::fromUtf8(method.name().data(), static_cast<qsizetype>(method.name().size()));
    const QString summary = methodWords(method.summary());
    auto *choice = new QRadioButton(methodWords(method.title()), this);
    choice->setObjectName(QStringLiteral("method-") + name);
    choice->setAccessibleName(choice->text());
    choice->setAccessibleDescription(summary);
    setHelp(choice, QStringLiteral("method.form"));
    m_methods->addButton(choice);
    QLabel *explained = makeLabel(summary, "caption", this);
    column.addWidget(choice);
    auto *under = new QHBoxLayout;
    under->setContentsMargins(0, 0, 0, 4);
    under->addSpacing(underTheText);
    under->addWidget(explained, 1);
    column.addLayout(under);
    connect(choice, &QRadioButton::clicked, this, [this, method = std::string(method.name())] {
        m_session.edit([&](Plan &plan) { setMethod(plan, method); });
    });
    m_forms.push_back({&method, choice, explained});
}

void FormChoice::refresh()
{
    for (const Form &form : m_forms) {
        const bool isChosen = form.method->name() == m_session.plan().synthesis.method;
        if (isChosen)
            form.button->setChecked(true);
        if (isChosen && &form != &m_forms.front())
            m_others->setUnfolded(true);
    }
}

} // namespace ui
