#include "ui/steps/WriterCards.h"

#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>

namespace ui {

WriterCards::WriterCards(QWidget *parent)
    : QWidget(parent)
{
    Card *own =
        makeCard(tr("Without a model"), tr("Built-in sentences around the phrases."), "templateWriter");
    own->setChosen(true);
    Card *model = makeCard(tr("With a language model"), tr("Not in this version."), "modelWriter");
    model->setEnabled(false);
    Card *elsewhere = makeCard(tr("Elsewhere"), tr("Not in this version."), "elsewhereWriter");
    elsewhere->setEnabled(false);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    for (Card *card : {own, model, elsewhere})
        row->addWidget(card, 1);
    setHelp(this, QStringLiteral("writing.kind"));
}

Card *WriterCards::makeCard(const QString &title, const QString &what, const char *objectName)
{
    auto *card = new Card(title, this);
    card->setObjectName(QLatin1String(objectName));
    card->setTitleLook("strong");
    card->body()->addWidget(makeLabel(what, "caption", card));
    card->body()->addStretch();
    return card;
}

} // namespace ui
