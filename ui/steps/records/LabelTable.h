#pragma once

#include "ui/widgets/PlainTable.h"

namespace ui {

class LabelModel;

/// The list of labels: Space ticks all selected rows, F2 or a double click renames, Delete takes back, and
/// the selection stays with its labels when the list changes.
class LabelTable final : public PrivateTable
{
    Q_OBJECT

public:
    explicit LabelTable(LabelModel &model, QWidget *parent = nullptr);

    /// Returns the selected rows from top to bottom; the current row if none is selected.
    QList<int> chosenRows() const;
    void choose(int row);
    void renameChosen();

signals:
    void toggleWanted();
    void removeWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void keep();
    void restore();

    struct Kept
    {
        std::string name;
        bool isDeclared = false;
        bool isCurrent = false;
        bool isSelected = false;
    };
    LabelModel &m_model;
    QList<Kept> m_kept;
};

} // namespace ui
