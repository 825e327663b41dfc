#pragma once

#include <QAbstractTableModel>
#include <QString>

#include <cstddef>
#include <string>
#include <vector>

namespace ui {

/// The sections of a note that can be chosen, each with the headings that begin it, those of the window's
/// language first. All of it is public and comes with the program. Checking a section asks for it
/// (keptWanted); it is chosen once setKept() says so.
class SectionModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Section, Headings, ColumnCount };

    explicit SectionModel(QObject *parent = nullptr);

    /// Names as a plan has them; unknown ones are passed over.
    void setKept(const std::vector<std::string> &names);
    /// Shows only sections whose title or headings hold `text`.
    void setFilter(const QString &text);

    const std::string &nameOf(int row) const { return at(row).name; }
    bool isKept(int row) const { return at(row).isKept; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void keptWanted(const std::string &name, bool isKept);

private:
    struct Row
    {
        std::string name; ///< of core
        QString title;
        QString headings; ///< as they are listed; empty if there are none
        bool isKept = false;
    };

    const Row &at(int row) const { return m_rows.at(m_shown.at(static_cast<std::size_t>(row))); }

    std::vector<Row> m_rows;
    std::vector<std::size_t> m_shown; ///< places in m_rows
};

} // namespace ui
