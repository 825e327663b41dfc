#pragma once

#include <QWidget>

#include <optional>

class QLabel;

namespace ui {

class DotGrid;

/// Explains an epsilon as odds: how sure of a patient's presence somebody can become.
class OddsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit OddsCard(QWidget *parent = nullptr);

    /// `posterior` from 0.5 to 1, empty while no budget is chosen. It holds except for a chance of about
    /// `delta`.
    void setPosterior(std::optional<double> posterior, double delta, bool unitIsPerson);
    QString text() const;

private:
    DotGrid *m_dots;
    QLabel *m_words;
};

/// "73.2 %", rounded up: it is an upper bound.
QString percentUpTo(double share);

} // namespace ui
