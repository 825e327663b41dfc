#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

class Card;
class DropZone;
class ProjectSession;
class RecordsReading;

/// Which file holds the records, and how it is read: what was recognised, and what the steward says instead.
class RecordsFileCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordsFileCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Another file: the roles and labels of the one before go with it.
    void take(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeChosen(Card &card);
    void choose();
    void drawIcon();

    ProjectSession &m_session;
    QPushButton *m_choose;
    DropZone *m_drop;
    QWidget *m_chosen;
    QPushButton *m_change;
    RecordsReading *m_reading;
    QLabel *m_icon = nullptr;
    QLabel *m_name;
    QLabel *m_folder;
};

} // namespace ui
