#include "ui/steps/review/PrivateCountsCard.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace ui {

PrivateCountsCard::PrivateCountsCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_counts(new QWidget(this))
    , m_none(makeLabel(
          tr("The records were counted when the phrases were learned, in another run of the program. "
             "Such counts are not saved, so they cannot be shown now."),
          "caption",
          this))
{
    m_none->setObjectName(QStringLiteral("privateCountsNone"));
    m_counts->setObjectName(QStringLiteral("privateCounts"));
    auto *grid = new QGridLayout(m_counts);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    m_usable = addCount(*grid, tr("Records that the phrases were learned from"), "privateUsable");
    m_withoutText = addCount(*grid, tr("Without text, left out"), "privateWithoutText");
    m_undeclared = addCount(*grid, tr("Without a declared label, left out"), "privateUndeclared");
    m_withoutPerson = addCount(*grid, tr("Without a patient, left out"), "privateWithoutPerson");
    m_unreadable = addCount(*grid, tr("In an unsupported form, left out"), "privateUnreadable");
    m_likelyCut = addCount(
        *grid, tr("With a text that a spreadsheet program most likely cut off, used"), "privateLikelyCut");
    m_inPublicInputs =
        addCount(*grid,
                 tr("Texts, lines or long passages of one unit alone that also stand in public inputs"),
                 "privateInPublicInputs");
    grid->setColumnStretch(0, 1);
    auto *card = new Card(tr("Counts of the commit"), this);
    card->addToTitle(new Badge(Badge::Kind::Private, tr("internal, does not leave"), card));
    card->body()->addWidget(m_counts);
    card->body()->addWidget(m_none);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("review.counts"));
    refresh();
}

QLabel *PrivateCountsCard::addCount(QGridLayout &grid, const QString &what, const char *objectName)
{
    const int row = grid.count() / 2;
    QLabel *number = makeLabel({}, "strong", m_counts);
    number->setObjectName(QLatin1String(objectName));
    number->setWordWrap(false);
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid.addWidget(makeLabel(what, "", m_counts), row, 0);
    grid.addWidget(number, row, 1);
    return number;
}

void PrivateCountsCard::refresh()
{
    const auto &counts = m_session.records().counts();
    m_counts->setVisible(counts.has_value());
    m_none->setVisible(!counts);
    if (!counts)
        return;
    const auto show = [](QLabel *label, std::int64_t count) {
        label->setText(QLocale().toString(static_cast<qlonglong>(count)));
    };
    show(m_usable, counts->usable);
    show(m_withoutText, counts->withoutText);
    show(m_undeclared, counts->undeclaredLabel);
    show(m_withoutPerson, counts->withoutPerson);
    show(m_unreadable, counts->leftOut.total());
    show(m_likelyCut, counts->likelyCut);
    show(m_inPublicInputs, counts->inPublicInputs);
}

} // namespace ui
