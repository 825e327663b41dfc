#pragma once

#include <QBrush>

namespace ui {

/// How the parts of a budget are drawn, the same wherever they are. They stand in this order.
enum class BudgetPart { Spent, Phrases, Together, Labels, Free, Above };

QBrush brushOf(BudgetPart part);
/// Returns the colour of words on it.
QColor inkOn(BudgetPart part);

} // namespace ui
