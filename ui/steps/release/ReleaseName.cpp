#include "ui/steps/release/ReleaseName.h"

#include <QRegularExpression>

namespace ui {

QString releaseFileName(const QString &project, const QDate &date)
{
    // Accents go rather than the letters that carry them.
    QString name = project.normalized(QString::NormalizationForm_KD);
    static const QRegularExpression marks(QStringLiteral("\\p{M}+"));
    static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_.-]+"));
    static const QRegularExpression edges(QStringLiteral("^[._-]+|[._-]+$"));
    name.remove(marks).replace(others, QStringLiteral("-")).remove(edges);
    if (name.isEmpty())
        name = QStringLiteral("keyseed");
    return QStringLiteral("%1_release_%2.zip").arg(name, date.toString(Qt::ISODate));
}

} // namespace ui
