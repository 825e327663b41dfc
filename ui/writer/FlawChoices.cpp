#include "ui/writer/FlawChoices.h"

#include "ui/session/ProjectSession.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"
#include "ui/writer/WriterFields.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

using core::plan::Plan;
using Flaws = Plan::Writer::Flaws;

FlawChoices::FlawChoices(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_fields(new WriterFields(session, WriterFields::Labels::Long, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("What becomes of an answer with a flaw"), "strong", this));
    column->addWidget(m_fields);
    add(tr("Empty"), "flawEmpty", &Flaws::empty, false); // nothing to keep
    //: an answer of a language model that ends in the middle, at the limit of tokens
    add(tr("Cut off at the limit"), "flawCutOff", &Flaws::cutOff);
    //: an answer that a filter of the server held back
    add(tr("Withheld by the server"), "flawWithheld", &Flaws::withheld);
    //: a language model says that it will not write this
    add(tr("Declined by the model"), "flawRefused", &Flaws::refused);
    add(tr("Phrases missing in the text"), "flawPhrasesMissing", &Flaws::phrasesMissing);
    refresh();
}

template<typename Member>
void FlawChoices::add(const QString &label, const char *objectName, Member member, bool hasText)
{
    auto *choice = new QComboBox(this);
    if (hasText)
        //: what becomes of a flawed answer: used as it is
        choice->addItem(tr("keep"), QStringLiteral("keep"));
    choice->addItem(tr("ask again"), QStringLiteral("retry"));
    //: what becomes of a flawed answer: used, and marked at the review
    choice->addItem(tr("keep, and mark at the review"), QStringLiteral("mark"));
    WheelGuard::protect(choice);
    m_fields->addRow({label, objectName, "writing.flaws"}, choice, false);
    connect(choice, &QComboBox::activated, this, [this, choice, member](int index) {
        m_session.edit([&](Plan &plan) {
            plan.writer.flaws.*member = choice->itemData(index).toString().toStdString();
        });
    });
    m_shows.append([this, choice, member] {
        choice->setCurrentIndex(
            choice->findData(QString::fromStdString(m_session.plan().writer.flaws.*member)));
    });
}

void FlawChoices::refresh()
{
    for (const auto &show : std::as_const(m_shows))
        show();
}

} // namespace ui
