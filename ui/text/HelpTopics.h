#pragma once

#include <QList>
#include <QString>

#include <initializer_list>

namespace ui {

/// A short text of the Why panel: what one thing on a page means, and why it is asked.
struct HelpText
{
    QString title;
    QString body; ///< rich text: <p>, <b>, <i>, <h3>; short, plain, and well-formed as XML
};

/// Help texts by id ("budget", "budget.epsilon"), in the order in which a guide tells them.
class HelpTopics final
{
public:
    struct Entry
    {
        QString id;
        HelpText text;
    };

    HelpTopics() = default;
    HelpTopics(std::initializer_list<Entry> entries)
        : m_entries(entries)
    {}

    /// Puts `others` behind these.
    void insert(const HelpTopics &others) { m_entries += others.m_entries; }

    bool contains(const QString &id) const { return find(id) != nullptr; }
    HelpText value(const QString &id, const HelpText &otherwise = {}) const;
    const QList<Entry> &entries() const { return m_entries; }

private:
    const HelpText *find(const QString &id) const;

    QList<Entry> m_entries;
};

} // namespace ui
