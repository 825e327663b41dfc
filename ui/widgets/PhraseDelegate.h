#pragma once

#include <QStyledItemDelegate>
#include <Qt>

#include <cstddef>

namespace ui {

/// The role under which a model keeps the phrases of a row for PhraseDelegate: a QStringList.
inline constexpr int phrasesRole = Qt::UserRole + 1;

/// Paints the phrases of a row (phrasesRole) as chips, on at most so many lines; the rest becomes "+3". Rows
/// have one height, so that lists of any length stay fast. A first line of words (Qt::DisplayRole) may stand
/// above.
class PhraseDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit PhraseDelegate(bool hasTitle, QObject *parent = nullptr);

    /// Sets how many phrases a row has: gives it as many lines as they usually need, up to three.
    void setPhrases(std::size_t count);
    /// Chips that contain `words`, without regard to case, get a strong border.
    void setSearch(const QString &words) { m_search = words; }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void
    paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintChips(QPainter &painter, const QRect &room, const QStringList &phrases, bool isSelected) const;

    bool isFound(const QString &phrase) const;

    bool m_hasTitle;
    QString m_search;
    int m_lines = 1;
};

} // namespace ui
