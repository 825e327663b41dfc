#pragma once

#include "ui/models/DrawnPhrases.h"

#include <QString>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <optional>

class QChart;
class QLabel;

namespace ui {

class ChartPanel;
class FileChooser;
class PhrasePairs;

/// Shows which of the most frequent phrases occur together, as a matrix of marks: the larger, the more often
/// beyond chance; a ring where they avoid each other.
class PairChart final : public QWidget
{
    Q_OBJECT

public:
    explicit PairChart(FileChooser &files, QWidget *parent = nullptr);

    /// Sets the sequences like PhrasePairs::set; `name` says whose sequences they are.
    void setDrawn(std::shared_ptr<const DrawnPhrases> drawn,
                  std::optional<std::uint32_t> label,
                  const QString &name);
    const PhrasePairs &pairs() const { return *m_pairs; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void addMarks(QChart &chart);
    void addAxes(QChart &chart);
    void showPair(const QPointF &point, bool isOver);

    PhrasePairs *m_pairs;
    ChartPanel *m_panel;
    QLabel *m_caption;
};

} // namespace ui
