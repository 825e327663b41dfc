#include "ui/steps/review/ExclusionBar.h"

#include "core/review/Exclusions.h"
#include "ui/models/ReleaseText.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/review/ReviewText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

ExclusionBar::ExclusionBar(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_leaveOut(makeButton(tr("Leave o&ut"), "leaveOut", "", this))
    , m_takeBack(makeButton(tr("&Take back in"), "takeBack", "", this))
    , m_reason(new QComboBox(this))
    , m_count(makeLabel({}, "caption", this))
    , m_warning(makeLabel({}, "weak", this))
    , m_again(
          makeLabel(tr("The documents were written again: check whether the same ones should be left out."),
                    "weak",
                    this))
    , m_seen(session.documents())
{
    m_count->setObjectName(QStringLiteral("leftOutCount"));
    m_warning->setObjectName(QStringLiteral("leftOutWarning"));
    m_again->setObjectName(QStringLiteral("leftOutAgain"));
    m_again->hide();
    setHelp(m_leaveOut, QStringLiteral("review.leaveOut"));
    setHelp(m_takeBack, QStringLiteral("review.leaveOut"));
    setHelp(m_reason, QStringLiteral("review.reason"));
    m_leaveOut->setToolTip(tr("Delete leaves out as well, Ctrl+Z takes it back."));
    auto *label = makeLabelFor(m_reason, tr("&Reason:"), "", this);
    makeReasons();
    auto *row = new FlowLayout(nullptr, 8);
    row->addWidget(m_leaveOut);
    row->addWidget(label);
    row->addWidget(m_reason);
    row->addWidget(m_takeBack);
    row->addWidget(new Badge(Badge::Kind::Free, {}, this));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    all->addLayout(row);
    all->addWidget(m_warning);
    all->addWidget(m_again);
    all->addWidget(m_count);
    connect(m_leaveOut, &QPushButton::clicked, this, &ExclusionBar::leaveOutAsked);
    connect(m_takeBack, &QPushButton::clicked, this, &ExclusionBar::takeBackAsked);
    connect(m_reason, &QComboBox::currentIndexChanged, this, &ExclusionBar::offerActions);
    followDocuments();
    refresh();
}

// Exclusions are named by the place of a document: another text may be there now.
void ExclusionBar::followDocuments()
{
    connect(&m_session, &ProjectSession::projectChanged, this, [this] {
        m_seen = m_session.documents();
        m_again->hide();
    });
    connect(&m_session.writing(), &WritingDesk::documentsChanged, this, [this] {
        const auto documents = m_session.documents();
        if (documents && documents != m_seen)
            m_again->setVisible(!m_session.exclusions().empty());
        m_seen = documents ? documents : m_seen;
    });
    connect(&m_session, &ProjectSession::exclusionsChanged, m_again, &QWidget::hide);
}

void ExclusionBar::makeReasons()
{
    m_reason->setObjectName(QStringLiteral("leaveOutReason"));
    m_reason->setAccessibleName(tr("Why documents are left out"));
    m_reason->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_reason->setMinimumContentsLength(24);
    m_reason->addItem(QString());
    for (const core::package::ExclusionReason each : exclusionReasons)
        m_reason->addItem(reasonText(each));
}

std::optional<core::package::ExclusionReason> ExclusionBar::reason() const
{
    const int index = m_reason->currentIndex();
    return index > 0 ? std::optional(exclusionReasons[index - 1]) : std::nullopt;
}

void ExclusionBar::setChosen(const Chosen &chosen)
{
    m_chosen = chosen;
    //: the reason that the marks of a document give; %1: "repeats another document"
    m_reason->setItemText(0,
                          chosen.guess ? tr("proposed: %1").arg(reasonText(*chosen.guess))
                                       //: each document for the reason that its marks give
                                       : tr("by the marks of each"));
    m_reason->setCurrentIndex(0);
    offerActions();
}

void ExclusionBar::offerActions()
{
    // If all are excluded already, another reason can still replace theirs.
    m_leaveOut->setEnabled(m_chosen.in > 0 || (m_chosen.out > 0 && reason()));
    m_takeBack->setEnabled(m_chosen.out > 0);
    m_reason->setEnabled(m_chosen.in + m_chosen.out > 0);
}

void ExclusionBar::refresh()
{
    const auto documents = m_session.documents();
    const int all = documents ? static_cast<int>((*documents)->size()) : 0;
    const int out = all - static_cast<int>(m_session.documentsToRelease());
    showCount(out, all);
    showWarning(out, all);
    offerActions();
}

void ExclusionBar::showCount(int out, int all)
{
    QStringList sentences;
    if (out > 0)
        //: %n: documents left out, %1: of so many
        sentences.append(
            tr("%Ln of %1 document(s) are left out; the manifest of the package states which and why.",
               nullptr,
               out)
                .arg(locale().toString(all)));
    sentences.append(tr("Decide by the text itself, not by a record that you remember: the guarantee does "
                        "not cover a choice that uses the records."));
    m_count->setText(sentences.join(QLatin1Char(' ')));
}

void ExclusionBar::showWarning(int out, int all)
{
    QString words;
    if (all > 0 && out == all) {
        words =
            tr("All documents are left out: there is nothing to release. Take some back in, or write again.");
    } else if (out > 0) {
        QStringList labels;
        for (const std::string &label :
             core::review::emptiedLabels(*m_session.documents(), m_session.exclusions()))
            labels.append(labelName(label));
        if (!labels.isEmpty())
            //: %1: names of labels
            words = tr("No document is left of: %1").arg(labels.join(QStringLiteral(", ")));
    }
    m_warning->setText(words);
    m_warning->setVisible(!words.isEmpty());
}

} // namespace ui
