#include "ui/recipient/VectorsChoice.h"

#include "core/encoder/Encoder.h"
#include "core/pipeline/asking/VectorAsking.h"
#include "core/vocabulary/Source.h"
#include "ui/server/VectorServerFields.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <filesystem>

namespace ui {

namespace {

/// Returns the address unchanged, with places where a label may break the line.
QString breakable(QString address)
{
    const QChar here(0x200b);
    return address.replace(QLatin1Char('/'), QLatin1Char('/') + QString(here))
        .replace(QLatin1Char('.'), QLatin1Char('.') + QString(here));
}

} // namespace

VectorsChoice::VectorsChoice(TrainingDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_kinds(new QComboBox(this))
    , m_fields(new VectorServerFields(desk.keys(),
                                      desk.received().environment().ledgerPath,
                                      QStringLiteral("recipient.vectorServer"),
                                      this))
    , m_what(makeLabel({}, "", this))
    , m_agree(new QCheckBox(tr("I a&gree that these texts are sent to this address"), this))
{
    m_kinds->setObjectName(QStringLiteral("vectorsFrom"));
    m_kinds->setAccessibleName(tr("Where vectors come from"));
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_kinds->addItem(tr("the vocabulary, of phrases"), static_cast<int>(From::Vocabulary));
    m_kinds->addItem(tr("a server, of whole texts"), static_cast<int>(From::Server));
    if (std::filesystem::exists(core::encoder::shippedEncoder(desk.places().folders.resources)))
        //: the program has a model that makes vectors of texts; nothing leaves the computer
        m_kinds->addItem(tr("the encoder of the program, of whole texts"), static_cast<int>(From::Encoder));
    setHelp(m_kinds, QStringLiteral("recipient.vectorServer"));
    m_what->setObjectName(QStringLiteral("whatIsSent"));
    m_what->setTextFormat(Qt::PlainText);
    m_agree->setObjectName(QStringLiteral("agreesToSend"));
    setHelp(m_agree, QStringLiteral("recipient.vectorServer"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (QWidget *part : std::initializer_list<QWidget *>{m_fields, m_what, m_agree})
        column->addWidget(part);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &VectorsChoice::follow);
    connect(m_fields, &VectorServerFields::edited, this, &VectorsChoice::follow);
    connect(m_agree, &QCheckBox::toggled, this, &VectorsChoice::follow);
    // The consent was about the texts of another package.
    connect(&desk.received(), &ReceivedDesk::opened, m_agree, [this] { m_agree->setChecked(false); });
    follow();
}

bool VectorsChoice::isFrom(From from) const
{
    return m_isUsed && m_kinds->currentData().toInt() == static_cast<int>(from);
}

void VectorsChoice::setUsed(bool isUsed)
{
    if (m_isUsed == isUsed)
        return;
    m_isUsed = isUsed;
    m_kinds->setEnabled(isUsed);
    follow();
}

QString VectorsChoice::issue() const
{
    core::plan::Plan plan;
    plan.embedding = m_fields->typed();
    return planIssueText(plan, {"embedding"});
}

QString VectorsChoice::missing() const
{
    if (!isServer())
        return {};
    if (const QString wrong = issue(); !wrong.isEmpty())
        return wrong;
    if (!m_fields->key())
        return tr("The key of the server is not there, or may not go to it yet: see above.");
    return m_agree->isChecked() ? QString()
                                : tr("Agree to what is sent, or use the vectors of the vocabulary.");
}

void VectorsChoice::follow()
{
    setVisible(isServer());
    m_fields->setWanted(isServer());
    const auto typed = m_fields->typed();
    if (m_agreedTo != typed) {
        m_agreedTo = typed;
        m_agree->setChecked(false);
    }
    const bool isNamed = issue().isEmpty();
    const QString address = shownText(core::vocabulary::textOf(embeddingSettings(typed), "baseUrl"));
    m_agree->setEnabled(isNamed);
    m_what->setVisible(isNamed);
    //: %1: the address of a server
    m_what->setText(tr("These texts are sent to %1: the texts of the package, without the names of their "
                       "labels, and your own texts, if the classifier is adapted to them, tested on them or "
                       "applied to them. The operator of that server can read them. Nothing is sent before "
                       "you train, load a model or save predictions.")
                        .arg(breakable(address)));
    m_agree->setAccessibleDescription(m_what->text());
    m_desk.useEncoder(isFrom(From::Encoder));
    m_desk.agreeTo(isServer() && missing().isEmpty() ? std::optional(typed) : std::nullopt);
    emit changed();
}

} // namespace ui
