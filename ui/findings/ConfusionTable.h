#pragma once

#include "ui/widgets/PlainTable.h"

namespace ui {

class ConfusionModel;

/// A confusion matrix: numbers on a shade that tells their share of the row, those on the diagonal, which are
/// right, bold and framed. Reached and read cell by cell with the keyboard.
class ConfusionTable final : public PrivateTable
{
    Q_OBJECT

public:
    explicit ConfusionTable(ConfusionModel &model, QWidget *parent = nullptr);

    /// Takes the size of its labels; where there is no room for all of them, it scrolls.
    void fit();
};

} // namespace ui
