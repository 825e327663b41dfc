#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

class QObject;

namespace ui {

/// A short text of the Why panel: explains one thing on a page and why it is asked.
struct HelpText
{
    QString title;
    QString body; ///< elements of XHTML: <p>, <strong>, <em>, <code>, <h3>, <ul>
};

/// Help texts by id ("budget", "budget.epsilon"), in the order of the guide.
class HelpTopics final
{
public:
    struct Entry
    {
        QString id;
        HelpText text;
    };

    void append(Entry entry) { m_entries.append(std::move(entry)); }
    /// Appends `others`.
    void insert(const HelpTopics &others) { m_entries += others.m_entries; }

    bool contains(const QString &id) const { return find(id) != nullptr; }
    HelpText value(const QString &id, const HelpText &otherwise = {}) const;
    const QList<Entry> &entries() const { return m_entries; }

private:
    const HelpText *find(const QString &id) const;

    QList<Entry> m_entries;
};

/// Returns all topics of the window; topics of a page stand together and in order. The texts are read from
/// resources/help, in the language of QLocale() or in English where the help lacks this language.
HelpTopics helpTopics();

/// Returns the topics of the window around the pages and of the recipient's window.
HelpTopics frameHelp();

/// Returns the chapters of the user guide that belong to no page: "about", "line", "commandLine", "promise".
HelpTopics guideChapters();

/// Returns a file of resources/help ("line.svg", "en/budget.md"); empty if there is none.
QByteArray helpFile(const QString &name);

/// Returns the page of a topic ("budget" for "budget", "budget.epsilon" and "method.form"), or the topic of
/// the frame.
QString chapterOf(const QString &topic);

/// Gives a control its own topic: the Why panel shows it while the control has the focus.
void setHelp(QObject *control, const QString &topic);
QString helpOf(const QObject *control);

} // namespace ui
