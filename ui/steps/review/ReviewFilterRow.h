#pragma once

#include "ui/steps/review/ReviewListModel.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace ui {

/// Chooses the documents that the review lists: label, findings, words in the text.
class ReviewFilterRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewFilterRow(QWidget *parent = nullptr);

    void setLabels(const std::vector<std::string> &labels);
    /// Everything, so that a hidden document comes to sight.
    void reset();
    ReviewListModel::Filter filter() const;

signals:
    void changed();

private:
    std::vector<std::string> m_labels;
    QComboBox *m_label;
    QComboBox *m_only;
    QLineEdit *m_search;
    QTimer m_typing;
};

} // namespace ui
