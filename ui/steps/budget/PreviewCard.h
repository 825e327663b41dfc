#pragma once

#include "ui/models/SamplePreview.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;

namespace ui {

/// Shows the result before the price: documents of the invented clinic of the sample at about the chosen
/// epsilon, a score, and measurements on published corpora. It depends on the epsilon alone.
class PreviewCard final : public QWidget
{
    Q_OBJECT

public:
    /// Hidden if the preview cannot be read from `sampleFolder`.
    explicit PreviewCard(const std::filesystem::path &sampleFolder, QWidget *parent = nullptr);

    /// Empty while no budget is chosen: the card shows epsilon 1.
    void setEpsilon(std::optional<double> epsilon);

private:
    void show(const SamplePreview::Step &step);
    void showCorpora(double epsilon);

    std::optional<SamplePreview> m_preview;
    QLabel *m_score;
    QLabel *m_words;
    QLabel *m_documents;
    QGridLayout *m_corpora;
    QList<QLabel *> m_shares;
};

} // namespace ui
