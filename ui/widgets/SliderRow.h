#pragma once

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QSlider;

namespace ui {

/// A choice between two ends: its name and a slider in a row, and below it in words what the place of the
/// slider means. The words are what a screen reader and the tool tip say of the slider, too.
class SliderRow : public QWidget
{
    Q_OBJECT

public:
    struct Texts
    {
        QString name;           ///< with its mnemonic
        QString accessibleName; ///< of the slider
        QString first;          ///< the end on the left
        QString last;           ///< the end on the right
    };

    /// The slider has the object name, and the words the same with "Words" at its end.
    SliderRow(const char *objectName, const Texts &texts, QWidget *parent = nullptr);

    /// Returns the slider, for setting its range and steps.
    QSlider *slider() const { return m_slider; }
    /// Right of the words.
    void addToWords(QWidget *control);
    /// Sets the place without a signal.
    void setPlace(int place, const QString &words);

signals:
    void placeChosen(int place);

private:
    QSlider *m_slider;
    QLabel *m_words;
    QHBoxLayout *m_below;
};

} // namespace ui
