#include "ui/recipient/MapTab.h"

#include "ui/map/MapCard.h"
#include "ui/recipient/OwnMapWork.h"
#include "ui/recipient/OwnTextsCard.h"

#include <QVBoxLayout>

namespace ui {

MapTab::MapTab(TrainingDesk &training, const OwnTextsCard &own, QWidget *parent)
    : QWidget(parent)
    , m_training(training)
    , m_own(own)
    , m_card(new MapCard(
          *training.received().environment().files,
          [this](const core::evaluation::MapSettings &settings) -> MapWork {
              if (!m_training.received().contents())
                  return {};
              return OwnMapWork{.package = m_training.received().package(),
                                .places = m_training.places(),
                                .own = m_own.texts(),
                                .settings = settings};
          },
          tr("stays on this computer"),
          tr("Texts with similar phrases are close to each other (t-SNE). The map shows up to 5,000 texts of "
             "the package and 5,000 of your own, which you choose under Train and apply. Only distances have "
             "a meaning, not the axes or the size of a group."),
          QStringLiteral("recipient.map"),
          this))
{
    setObjectName(QStringLiteral("mapTab"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_card);
    column->addStretch();
    connect(&training.received(), &ReceivedDesk::opened, m_card, &MapCard::forget);
    connect(&training.received(), &ReceivedDesk::opened, this, &MapTab::refresh);
    connect(&training, &TrainingDesk::modelsChanged, this, &MapTab::refresh);
    connect(&own, &OwnTextsCard::changed, m_card, &MapCard::forget);
    refresh();
}

void MapTab::refresh()
{
    const bool canRead = !m_training.needsVocabulary() || !m_training.vocabulary().empty();
    m_card->setReason(canRead ? QString()
                              : tr("The package was made with a vocabulary of its own: choose its file under "
                                   "Train and apply."));
}

} // namespace ui
