#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace guide {

/// A picture of a page, made by tst_journey: `name` as it is called there without number, "records-labels".
/// The part before the first hyphen is the page's topic.
struct Picture
{
    QString name;
    QString caption;
};

/// All pictures of the guide, those of a page in the order of the journey.
QList<Picture> pictures();

/// The help topics that say what is promised.
QStringList promiseTopics();

/// The words round the texts.
namespace words {
QString title();
QString contents();
QString frame();
QString screenshot(const QString &page);
/// Empty in English: the pictures are.
QString picturesAreEnglish();
QString inTheWordsOfThePages();
QString recipients();
QString recipientsGuide();
QString otherLanguages();
} // namespace words

} // namespace guide
