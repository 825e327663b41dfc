#pragma once

#include "core/synthesis/RoundWatch.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QChart;
class QComboBox;
class QLabel;

namespace ui {

class ChartPanel;
class FileChooser;
class VotedTexts;

/// Shows the released votes of a round: the texts of a label as bars of their noisy votes, with the whiskers
/// and the threshold of the noise, and the best texts to read.
class VotesChart final : public QWidget
{
    Q_OBJECT

public:
    explicit VotesChart(FileChooser &files, QWidget *parent = nullptr);

    /// Keeps the label that is shown, where there still is one of its place.
    void setVotes(const core::synthesis::VotesOfRound &votes, const QStringList &labels);
    const VotedTexts &texts() const { return *m_texts; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void addBars(QChart &chart, int count);
    void describe(int count);

    VotedTexts *m_texts;
    QComboBox *m_label;
    ChartPanel *m_panel;
    QLabel *m_caption;
    QLabel *m_best;
};

} // namespace ui
