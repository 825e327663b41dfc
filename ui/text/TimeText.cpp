#include "ui/text/TimeText.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace ui {

QString datePattern()
{
    // A ledger is read years later: two digits of a year are not enough.
    QString pattern = QLocale().dateFormat(QLocale::ShortFormat);
    if (!pattern.contains(QLatin1String("yyyy")))
        pattern.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return pattern;
}

QString timePattern()
{
    return datePattern() + QLatin1Char(' ') + QLocale().timeFormat(QLocale::ShortFormat);
}

QString dateText(const QDate &date)
{
    return QLocale().toString(date, datePattern());
}

namespace {

QString dayText(const QDate &day)
{
    const QLocale locale;
    if (locale.language() == QLocale::C)
        return day.toString(Qt::ISODate);
    QString format = locale.dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy"))) // a ledger is kept for years
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return locale.toString(day, format);
}

} // namespace

QString localTimeText(const std::string &utc)
{
    const QString text = QString::fromStdString(utc);
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid())
        return text;
    if (!text.contains(QLatin1Char('T')))
        return dayText(time.date());
    const QLocale locale;
    const QDateTime local = time.toLocalTime();
    if (locale.language() == QLocale::C)
        return local.toString(QStringLiteral("yyyy-MM-dd HH:mm"));
    //: a point in time; %1: the day, %2: the time of day
    return QCoreApplication::translate("TimeText", "%1 %2")
        .arg(dayText(local.date()), locale.toString(local.time(), QLocale::ShortFormat));
}

QString durationText(double seconds)
{
    const int minutes = std::max(1, static_cast<int>(std::ceil(seconds / 60.0)));
    const int hours = (minutes + 59) / 60;
    if (seconds < 90.0)
        return QCoreApplication::translate(
            "TimeText", "about %Ln second(s)", nullptr, static_cast<int>(std::ceil(seconds)));
    if (minutes < 90)
        return QCoreApplication::translate("TimeText", "about %Ln minute(s)", nullptr, minutes);
    if (hours < 48)
        return QCoreApplication::translate("TimeText", "about %Ln hour(s)", nullptr, hours);
    return QCoreApplication::translate("TimeText", "about %Ln day(s)", nullptr, (hours + 23) / 24);
}

namespace {

struct StageText
{
    Q_DECLARE_TR_FUNCTIONS(StageText)
};

QString learningStageText(const QString &stage)
{
    if (stage == QLatin1String("learning.words"))
        return StageText::tr("Counting the words of the texts");
    if (stage == QLatin1String("learning.phrases"))
        return StageText::tr("Looking for phrases of several words");
    if (stage == QLatin1String("learning.passages"))
        return StageText::tr("Finding the phrases in the texts");
    if (stage == QLatin1String("learning.vectors"))
        return StageText::tr("Learning which phrases are similar");
    if (stage == QLatin1String("learning.topics"))
        return StageText::tr("Learning which phrases are specific");
    if (stage == QLatin1String("learning.terms"))
        return StageText::tr("Finding the forms in which the phrases occur");
    if (stage == QLatin1String("learning.associations"))
        return StageText::tr("Learning which phrases occur together");
    return StageText::tr("Reading the texts");
}

constexpr qint64 tooEarlyMs = 2000;
constexpr double tooEarlyFraction = 0.02;

} // namespace

QString stageText(const QString &stage)
{
    if (stage == QLatin1String("project"))
        return StageText::tr("Reading the project");
    if (stage == QLatin1String("records") || stage == QLatin1String("scan"))
        return StageText::tr("Reading the records");
    if (stage == QLatin1String("scan"))
        return StageText::tr("Reading the whole file");
    if (stage == QLatin1String("lines"))
        return StageText::tr("Looking for the line");
    if (stage == QLatin1String("clusters"))
        return StageText::tr("Grouping the phrases of the vocabulary");
    if (stage == QLatin1String("terms"))
        return StageText::tr("Reading the vocabulary");
    if (stage == QLatin1String("vectors"))
        return StageText::tr("Finding similar phrases");
    if (stage == QLatin1String("kernels"))
        return StageText::tr("Learning which phrases occur together; this can no longer be stopped");
    if (stage == QLatin1String("noise"))
        return StageText::tr("Drawing the noise; this can no longer be stopped");
    if (stage == QLatin1String("sequences"))
        return StageText::tr("Drawing phrases");
    if (stage == QLatin1String("writing"))
        return StageText::tr("Writing documents");
    if (stage == QLatin1String("rewriting"))
        return StageText::tr("Rewriting rows with the model");
    if (stage == QLatin1String("connecting"))
        return StageText::tr("Asking the server");
    if (stage == QLatin1String("model"))
        return StageText::tr("Loading the model");
    if (stage == QLatin1String("asking"))
        return StageText::tr("Asking the model");
    if (stage == QLatin1String("answers"))
        return StageText::tr("Reading the answers");
    if (stage == QLatin1String("features"))
        return StageText::tr("Looking for phrases in the texts");
    if (stage == QLatin1String("training"))
        return StageText::tr("Training on the synthetic texts");
    if (stage == QLatin1String("training.rewriter"))
        return StageText::tr("Training on public texts");
    if (stage == QLatin1String("testing"))
        return StageText::tr("Testing on the records");
    if (stage == QLatin1String("neighbours"))
        return StageText::tr("Finding similar documents");
    if (stage == QLatin1String("map"))
        return StageText::tr("Placing the documents on the map");
    if (stage == QLatin1String("predicting"))
        return StageText::tr("Applying the model");
    if (stage == QLatin1String("saving"))
        return StageText::tr("Saving the documents");
    if (stage.startsWith(QLatin1String("learning.")))
        return learningStageText(stage);
    if (stage == QLatin1String("package"))
        return StageText::tr("Writing the package");
    if (stage == QLatin1String("verify"))
        return StageText::tr("Checking the package");
    return stage;
}

QString timeLeftText(double fraction, qint64 elapsedMs)
{
    if (fraction < tooEarlyFraction || elapsedMs < tooEarlyMs || fraction >= 1.0)
        return {};
    const double seconds = static_cast<double>(elapsedMs) / 1000.0 * (1.0 - fraction) / fraction;
    if (seconds < 90.0) {
        const int rounded = std::max(5, static_cast<int>(std::ceil(seconds / 5.0)) * 5);
        return StageText::tr("about %n second(s) left", nullptr, rounded);
    }
    return StageText::tr("about %n minute(s) left", nullptr, static_cast<int>(std::ceil(seconds / 60.0)));
}

} // namespace ui
