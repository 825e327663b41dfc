#include "ui/steps/documents/phrases/VarietyChoice.h"

#include "core/pipeline/ReleasePlan.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"

#include <QLocale>
#include <QPushButton>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int lastPlace = 8;        // on either side; 0 is the method's own
constexpr double perDoubling = 4.0; // places: from a quarter of the method's own to four times

int placeOf(const Plan &plan)
{
    const std::optional<double> &sharpness = plan.sampling.sharpness;
    if (!sharpness)
        return 0;
    if (*sharpness <= 0.0)
        return lastPlace;
    const double times = *sharpness / core::pipeline::defaultSharpness(plan.synthesis.method);
    return std::clamp(static_cast<int>(std::lround(-perDoubling * std::log2(times))), -lastPlace, lastPlace);
}

std::optional<double> sharpnessAt(int place, const std::string &method)
{
    if (place == 0)
        return {};
    const double sharpness = core::pipeline::defaultSharpness(method) * std::exp2(-place / perDoubling);
    return std::round(sharpness * 100.0) / 100.0;
}

} // namespace

VarietyChoice::VarietyChoice(ProjectSession &session, QWidget *parent)
    : SliderRow("variety",
                {.name = tr("Variety"),
                 .accessibleName = tr("Variety of the phrases"),
                 //: end of a slider: the frequent phrases come more often
                 .first = tr("more typical"),
                 //: end of a slider: the rare phrases come more often
                 .last = tr("more varied")},
                parent)
    , m_session(session)
    , m_reset(makeButton(tr("Reset"), "resetVariety", "link", this))
{
    slider()->setRange(-lastPlace, lastPlace);
    slider()->setPageStep(2);
    slider()->setTickInterval(lastPlace);
    m_reset->setAccessibleName(tr("Reset the variety to the method's own"));
    addToWords(m_reset);
    setHelp(this, QStringLiteral("phrases.variety"));
    connect(this, &SliderRow::placeChosen, this, &VarietyChoice::choose);
    connect(m_reset, &QPushButton::clicked, this, [this] { choose(0); });
    refresh();
}

void VarietyChoice::choose(int place)
{
    m_session.edit(
        [place](Plan &plan) { plan.sampling.sharpness = sharpnessAt(place, plan.synthesis.method); },
        QStringLiteral("sampling.sharpness"));
}

void VarietyChoice::refresh()
{
    const Plan &plan = m_session.plan();
    const std::optional<double> &sharpness = plan.sampling.sharpness;
    const QString number = QLocale().toString(core::pipeline::sharpnessOf(plan), 'f', 2);
    QString words;
    if (!sharpness)
        //: %1: a number
        words = tr("The method's own: sharpness %1.");
    else if (*sharpness < core::pipeline::defaultSharpness(plan.synthesis.method))
        words = tr("More varied than the method's own: sharpness %1.");
    else
        words = tr("More typical than the method's own: sharpness %1.");
    setPlace(placeOf(plan), words.arg(number));
    // Keeps its room, so that nothing moves while the slider is dragged.
    m_reset->setEnabled(sharpness.has_value());
}

} // namespace ui
