#include "ui/text/HelpText.h"

#include <QObject>
#include <QVariant>

namespace ui {

HelpTopics helpTopics()
{
    HelpTopics topics = frameHelp();
    topics.insert(planHelp());
    topics.insert(releaseHelp());
    topics.insert(writerHelp());
    return topics;
}

QString chapterOf(const QString &topic)
{
    return topic.section(QLatin1Char('.'), 0, 0);
}

void setHelp(QObject *control, const QString &topic)
{
    control->setProperty("help", topic);
}

QString helpOf(const QObject *control)
{
    return control->property("help").toString();
}

} // namespace ui
