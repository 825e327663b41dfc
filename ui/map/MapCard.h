#pragma once

#include "ui/jobs/JobRunner.h"
#include "ui/map/MapView.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class Card;
class ErrorBox;
class FileChooser;
class ProgressRow;

/// Reads the texts and finds their places, in a worker.
using MapWork = std::function<core::Result<ShownMap>(core::JobControl &)>;
/// The work with these settings on what is there now; empty: nothing is.
using MakeMapWork = std::function<MapWork(const core::evaluation::MapSettings &)>;

/// Draws a map of documents, with its settings, and saves it as a picture. PRIVATE: it is kept in memory
/// only, except for that picture.
class MapCard final : public QWidget
{
    Q_OBJECT

public:
    /// `badge` and `words` say what the map shows and where it stays; `pictureName` without ending.
    MapCard(FileChooser &files,
            MakeMapWork make,
            const QString &badge,
            const QString &words,
            const QString &help,
            QWidget *parent = nullptr);

    /// Sets whether there is something to draw; else `reason` says in words what is missing.
    void setReason(const QString &reason);
    /// Removes the map when the texts change.
    void forget();

private:
    QWidget *makeSettings(const QString &help);
    void start();
    void take(core::Result<ShownMap> map);
    void save();
    void refresh();

    FileChooser &m_files;
    const MakeMapWork m_make;
    QString m_reason;
    QSpinBox *m_perplexity = nullptr;
    QSpinBox *m_seed = nullptr;
    QPushButton *m_draw = nullptr;
    QPushButton *m_save = nullptr;
    QLabel *m_note = nullptr;
    QLabel *m_saved = nullptr;
    ProgressRow *m_progress = nullptr;
    ErrorBox *m_error = nullptr;
    QWidget *m_result = nullptr;
    MapView *m_view = nullptr;
    bool m_isStale = false; ///< the texts changed while it ran
    JobRunner m_runner;     ///< last: its worker ends before anything else goes
};

} // namespace ui
