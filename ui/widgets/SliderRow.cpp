#include "ui/widgets/SliderRow.h"

#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace ui {

SliderRow::SliderRow(const char *objectName, const Texts &texts, QWidget *parent)
    : QWidget(parent)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_words(makeLabel({}, "caption", this))
    , m_below(new QHBoxLayout)
{
    m_slider->setObjectName(QLatin1String(objectName));
    m_slider->setAccessibleName(texts.accessibleName);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setMinimumWidth(120);
    m_words->setObjectName(QLatin1String(objectName) + QLatin1String("Words"));
    WheelGuard::protect(m_slider);
    const auto inOneLine = [this](const QString &text, const char *look) {
        QLabel *label = makeLabel(text, look, this);
        label->setWordWrap(false);
        return label;
    };
    QLabel *name = inOneLine(texts.name, "");
    name->setBuddy(m_slider);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(name);
    row->addSpacing(4);
    row->addWidget(inOneLine(texts.first, "caption"));
    row->addWidget(m_slider, 1);
    row->addWidget(inOneLine(texts.last, "caption"));
    m_below->setSpacing(8);
    m_below->addWidget(m_words, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2);
    all->addLayout(row);
    all->addLayout(m_below);
    connect(m_slider, &QSlider::valueChanged, this, &SliderRow::placeChosen);
}

void SliderRow::addToWords(QWidget *control)
{
    m_below->addWidget(control);
}

void SliderRow::setPlace(int place, const QString &words)
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(place);
    m_words->setText(words);
    m_slider->setAccessibleDescription(words);
    m_slider->setToolTip(words);
}

} // namespace ui
