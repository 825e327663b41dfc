#pragma once

#include "core/rewriter/RewriterTraining.h"

#include <QWidget>

namespace ui {

class ChartPanel;
class FileChooser;
template<typename Row>
class TableOf;

/// The losses of a rewriting model in training, as curves that grow while it runs and as a table with a row
/// for each look at the held-out texts. Takes no room before the first look.
class TrainingCurve final : public QWidget
{
    Q_OBJECT

public:
    explicit TrainingCurve(FileChooser &files, QWidget *parent = nullptr);

    void add(const core::rewriter::TrainingProgress &progress);
    void clear();

signals:
    void grown(); ///< by the first look

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();

    TableOf<core::rewriter::TrainingProgress> *m_losses;
    ChartPanel *m_panel;
};

} // namespace ui
