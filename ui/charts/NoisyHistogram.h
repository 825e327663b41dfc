#pragma once

#include "core/pipeline/ReleaseProducts.h"

#include <QWidget>

#include <memory>

class QBarSet;
class QChart;
class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class ChartPanel;
class FileChooser;
class NoisyPhraseModel;

/// Shows the released counts: the top phrases, or groups of phrases, of a label as bars with the whiskers of
/// the noise and the threshold of the noise. Label filter, search, table, copy, save.
class NoisyHistogram final : public QWidget
{
    Q_OBJECT

public:
    explicit NoisyHistogram(FileChooser &files, QWidget *parent = nullptr);

    /// Both or none, as NoisyPhraseModel::setReleased.
    void setReleased(const std::shared_ptr<const core::pipeline::Model> &model,
                     const std::shared_ptr<const core::pipeline::PublicInputs> &inputs);
    const NoisyPhraseModel &phrases() const { return *m_phrases; }
    /// Puts the focus on the first control that can be used.
    void focusFirst();

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void addBars(QChart &chart, int count);
    void describe(int count);
    QString chartTitle() const;
    QString axisTitle() const;
    QString itemsText(int count) const;

    NoisyPhraseModel *m_phrases;
    QComboBox *m_label;
    QLineEdit *m_search;
    ChartPanel *m_panel;
    QLabel *m_caption;
    std::size_t m_selected = 0; ///< phrases in the privatised vocabulary of a joint table
};

} // namespace ui
