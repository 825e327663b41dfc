#include "ui/writer/CostFields.h"

#include "core/plan/Plan.h"
#include "ui/writer/WriterFields.h"

#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {

namespace {

using Writer = core::plan::Plan::Writer;

constexpr double highestPrice = 100'000.0;
constexpr double highestCap = 10'000'000.0;

} // namespace

CostFields::CostFields(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_fields(new WriterFields(session, WriterFields::Labels::Long, this))
{
    m_fields->addMoney({tr("Price of a million tokens, prompts"), "promptPrice", "writing.prices"},
                       &Writer::promptPrice,
                       highestPrice,
                       4);
    m_fields->addMoney({tr("Price of a million tokens, answers"), "completionPrice", "writing.prices"},
                       &Writer::completionPrice,
                       highestPrice,
                       4);
    //: shown in a field instead of a number: nothing is limited
    const QString none = tr("no cap");
    m_fields->addDecimal({tr("Stop before it costs more than"), "maxMoney", "writing.cap"},
                         &Writer::maxMoney,
                         0.01,
                         highestCap,
                         2,
                         none);
    m_fields->addNumber({tr("Stop after so many requests"), "maxRequests", "writing.cap"},
                        &Writer::maxRequests,
                        1'000'000'000,
                        none);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_fields);
}

void CostFields::refresh()
{
    m_fields->refresh();
}

} // namespace ui
