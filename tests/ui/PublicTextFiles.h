#pragma once

#include <QByteArray>
#include <QList>

/// Public texts on two subjects, enough of them that their phrases stand out: a CSV file with one column.
inline QByteArray publicTexts()
{
    const QList<QByteArray> heart = {"heart failure", "chest pain", "mitral valve", "atrial fibrillation"};
    const QList<QByteArray> stomach = {"gastric ulcer", "peptic bleeding", "mucosal biopsy", "acid reflux"};
    QByteArray rows("body\n");
    for (int row = 0; row < 300; ++row) {
        const QList<QByteArray> &of = row % 2 == 0 ? heart : stomach;
        rows += "\"Guideline " + QByteArray::number(row * 7919) + ": the " + of[row % 4] + " was seen with "
                + of[(row / 2) % 4] + " and later with " + of[(row / 3) % 4] + ". Then the "
                + of[(row / 5) % 4] + " returned.\"\n";
    }
    return rows;
}
