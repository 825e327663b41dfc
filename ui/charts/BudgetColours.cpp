#include "ui/charts/BudgetColours.h"

#include "ui/session/BudgetSplit.h"
#include "ui/theme/Roles.h"

namespace ui {

namespace {

/// The data colour of the labels; the parts of the method have the others.
constexpr int labelHue = 3;

int hueOf(const PartAmount &part, std::size_t place)
{
    constexpr int hues[] = {0, 2, 1, 4, 5, 6};
    return part.isLabels ? labelHue : hues[place % std::size(hues)];
}

} // namespace

QBrush brushOf(BudgetPiece piece)
{
    const theme::Roles roles = theme::roles();
    switch (piece) {
    case BudgetPiece::Spent:
        return roles.used;
    case BudgetPiece::Free:
        return roles.track;
    case BudgetPiece::Above:
        return {roles.cap, Qt::BDiagPattern};
    }
    return {};
}

QBrush brushOf(const PartAmount &part, std::size_t place)
{
    return theme::dataColours().at(hueOf(part, place));
}

QColor inkOn(BudgetPiece piece)
{
    return piece == BudgetPiece::Spent ? theme::roles().surface : theme::roles().text;
}

QColor inkOn(const PartAmount &part, std::size_t place)
{
    return hueOf(part, place) == 0 ? Qt::white : Qt::black;
}

} // namespace ui
