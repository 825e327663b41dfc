#pragma once

#include "core/recipient/OwnTexts.h"
#include "ui/jobs/JobRunner.h"
#include "ui/recipient/ReceivedDesk.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class ErrorBox;
class ProgressRow;

/// Saves all documents, those that are shown, or those that are chosen, as CSV, JSON lines or text files.
class SaveTextsBar final : public QWidget
{
    Q_OBJECT

public:
    explicit SaveTextsBar(ReceivedDesk &desk, QWidget *parent = nullptr);

    /// Sets the shown and the selected texts; `label`: if only one is shown, for the name of the file.
    void
    setParts(core::recipient::TextPlaces shown, core::recipient::TextPlaces chosen, const QString &label);

private:
    enum Part { Shown, Chosen };
    enum Kind { Csv, JsonLines, TextFiles };

    void save();
    void start(const QString &path);
    QString suggestion() const;
    QString askForPath();
    void done(const QString &path, const core::Result<void> &saved);

    ReceivedDesk &m_desk;
    core::recipient::TextPlaces m_shown;
    core::recipient::TextPlaces m_chosen;
    QString m_labelShown;
    QComboBox *m_part;
    QComboBox *m_kind;
    QPushButton *m_save;
    ProgressRow *m_progress;
    QLabel *m_saved;
    ErrorBox *m_error;
    JobRunner m_runner; ///< last, so that the worker is gone before anything it reports to
};

} // namespace ui
