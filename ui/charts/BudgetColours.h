#pragma once

#include <QBrush>

#include <cstddef>

namespace ui {

struct PartAmount;

/// The pieces of a budget besides the parts of the plan.
enum class BudgetPiece { Spent, Free, Above };

/// Return how the pieces of a budget are drawn, the same wherever they are.
QBrush brushOf(BudgetPiece piece);
/// `place`: of the part among those of the plan.
QBrush brushOf(const PartAmount &part, std::size_t place);

/// Return the colour of words on a piece.
QColor inkOn(BudgetPiece piece);
QColor inkOn(const PartAmount &part, std::size_t place);

} // namespace ui
