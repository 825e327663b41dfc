#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class Card;
class DropZone;
class PartList;
class ProjectSession;
class RecordsReading;

/// Chooses the files of the records, and how they are read: what was recognised, and what the steward sets
/// instead.
class RecordsFileCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsFileCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Other files or folders: the roles and labels of those before go with them. What their columns mean is
    /// filled in with the first rows, where the kind of export is known, and undone together with the choice.
    void take(const QStringList &paths);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeChosen(Card &card);
    void choose();
    void chooseFolder();
    void fillFromProfile();
    void drawIcon();

    ProjectSession &m_session;
    int m_taken = 0;        ///< choices so far
    bool m_isFresh = false; ///< the first rows of the last choice were not seen yet
    QPushButton *m_choose;
    QPushButton *m_chooseFolder;
    DropZone *m_drop;
    QWidget *m_chosen;
    QPushButton *m_change;
    QPushButton *m_changeToFolder;
    RecordsReading *m_reading;
    PartList *m_parts;
    QLabel *m_icon = nullptr;
    QLabel *m_name;
    QLabel *m_folder;
};

} // namespace ui
