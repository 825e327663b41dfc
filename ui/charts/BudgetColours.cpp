#include "ui/charts/BudgetColours.h"

#include "ui/theme/Roles.h"

namespace ui {

QBrush brushOf(BudgetPart part)
{
    const theme::Roles roles = theme::roles();
    const QList<QColor> hues = theme::dataColours();
    switch (part) {
    case BudgetPart::Spent:
        return roles.used;
    case BudgetPart::Phrases:
        return hues.at(0);
    case BudgetPart::Together:
        return hues.at(2);
    case BudgetPart::Labels:
        return hues.at(3);
    case BudgetPart::Free:
        return roles.track;
    case BudgetPart::Above:
        return {roles.cap, Qt::BDiagPattern};
    }
    return {};
}

QColor inkOn(BudgetPart part)
{
    const theme::Roles roles = theme::roles();
    switch (part) {
    case BudgetPart::Phrases:
        return Qt::white;
    case BudgetPart::Spent:
        return roles.surface;
    case BudgetPart::Together:
    case BudgetPart::Labels:
        return Qt::black;
    case BudgetPart::Free:
    case BudgetPart::Above:
        return roles.text;
    }
    return roles.text;
}

} // namespace ui
