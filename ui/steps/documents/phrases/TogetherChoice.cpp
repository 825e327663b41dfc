#include "ui/steps/documents/phrases/TogetherChoice.h"

#include "core/pipeline/ReleaseSteps.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/phrases/TogetherTrial.h"
#include "ui/text/HelpText.h"

#include <QLocale>
#include <QSlider>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int gentle = 1; // without a word of the plan

int placeOf(const std::string &association)
{
    const auto &strengths = TogetherTrial::strengths;
    const auto found = std::ranges::find(strengths, association);
    return found == strengths.end() ? gentle : static_cast<int>(found - strengths.begin());
}

QString pairCountText(std::size_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

} // namespace

TogetherChoice::TogetherChoice(ProjectSession &session, QWidget *parent)
    : SliderRow("together",
                {.name = tr("What goes together"),
                 .accessibleName = tr("What goes together"),
                 //: end of a slider: phrases are drawn each for itself
                 .first = tr("off"),
                 //: end of a slider: phrases that stand together in public texts are drawn together
                 .last = tr("strong")},
                parent)
    , m_session(session)
    , m_trial(new TogetherTrial(session, this))
{
    slider()->setRange(0, static_cast<int>(TogetherTrial::strengths.size()) - 1);
    slider()->setPageStep(1);
    slider()->setTickInterval(1);
    setHelp(this, QStringLiteral("phrases.together"));
    connect(this, &SliderRow::placeChosen, this, &TogetherChoice::choose);
    connect(m_trial, &TogetherTrial::changed, this, &TogetherChoice::refresh);
    connect(&session, &ProjectSession::inputsChanged, this, &TogetherChoice::refresh);
    refresh();
}

void TogetherChoice::choose(int place)
{
    m_session.edit(
        [place](Plan &plan) {
            const auto strength = static_cast<std::size_t>(place);
            plan.sampling.association = place == gentle ? "" : TogetherTrial::strengths.at(strength);
        },
        QStringLiteral("sampling.association"));
}

QString TogetherChoice::whyNot() const
{
    if (!m_session.inputs())
        return tr("Available as soon as the vocabulary is open.");
    if (!m_session.inputs()->associations)
        return tr("The vocabulary of this release does not contain which phrases occur together. A "
                  "vocabulary that is learned from public texts, on the Vocabulary page, does.");
    return tr("The method of this release does not use this setting.");
}

QString TogetherChoice::costText(int place) const
{
    const auto &distinct = m_trial->distinct();
    if (!distinct)
        return m_trial->isPending() ? tr("The effect on variety is being computed ...") : QString();
    const QString without = pairCountText(distinct->phrases.front());
    const QString documents = pairCountText(distinct->documents);
    if (place == 0)
        //: %1: number of phrases, %2: number of documents
        return tr("A trial of %2 documents has %1 different phrases.").arg(without, documents);
    const std::size_t with = distinct->phrases.at(static_cast<std::size_t>(place));
    //: %1, %3: numbers of phrases, %2: number of documents
    const QString words =
        with < distinct->phrases.front()
            ? tr("It costs variety: a trial of %2 documents has %1 different phrases, and %3 without it.")
            //: %1, %3: numbers of phrases, %2: number of documents
            : tr("Here it costs no variety: a trial of %2 documents has %1 different phrases, and %3 without "
                 "it.");
    return words.arg(pairCountText(with), documents, without);
}

void TogetherChoice::refresh()
{
    const bool isUsable = m_trial->isUsable();
    const int place = placeOf(m_session.plan().sampling.association);
    slider()->setEnabled(isUsable);
    const QString meaning =
        place == 0 ? tr("Off: each phrase is drawn independently.")
        : place == gentle
            ? tr("Gentle: phrases that occur together in the public texts are drawn together.")
            : tr("Strong: phrases that occur together in the public texts are often drawn together.");
    const QString text = isUsable ? meaning + QLatin1Char(' ') + costText(place) : whyNot();
    setPlace(isUsable ? place : 0, text.trimmed());
}

} // namespace ui
