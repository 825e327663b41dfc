#pragma once

#include "core/package/Package.h"
#include "core/pipeline/VocabularyTravel.h"
#include "ui/jobs/LatestJob.h"

#include <QDate>
#include <QString>
#include <QWidget>

#include <memory>
#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// "cardiology-notes_release_2026-11-21.zip": letters, digits and `_.-` only, so that every system takes it.
QString releaseFileName(const QString &project, const QDate &date);

class ProjectSession;

/// Chooses the place of the package and its additional files, and has the button that writes it.
class ExportCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ExportCard(ProjectSession &session, QWidget *parent = nullptr);

    /// A fresh suggestion, unless the person named a place already.
    void suggest();
    /// Suggests a new place for another release.
    void suggestAnew();
    void refresh();
    QString path() const;
    core::package::Extras extras() const;
    /// The person says that another ledger paid for the model.
    bool isLedgerElsewhere() const;

    /// Words that say why nothing can be exported now; empty when it can.
    void setObstacle(const QString &obstacle);
    /// While a key is being opened.
    void setWaiting(bool waiting);
    bool canExport() const;
    /// Makes the proposed folder where it does not exist, and proposes the folder of the package next time.
    void prepareFolder() const;

signals:
    void exportRequested();

private:
    QCheckBox *makeExtra(const QString &text, const char *objectName);
    void choose();
    QString note() const;
    bool isPaidHere() const;
    QString defaultFolder() const;
    /// Returns why the folder of the package is no place for it; empty if it is.
    QString whyNotThere() const;
    QString suggestion() const;
    /// Works out how the vocabulary travels, once for each vocabulary, and its size in a worker.
    void followVocabulary();
    void showVocabularySize(const QString &size);
    void showVocabularyNote();
    /// Returns whether the person decides that the vocabulary travels.
    bool isVocabularyAsked() const;

    ProjectSession &m_session;
    QLineEdit *m_path;
    QPushButton *m_choose;
    QPushButton *m_export;
    QLabel *m_note;
    QLabel *m_obstacleNote;
    QCheckBox *m_vocabulary;
    QLabel *m_vocabularyNote;
    QCheckBox *m_statement; ///< hidden where the window speaks English
    QCheckBox *m_noteTable;
    QCheckBox *m_textFiles;
    QCheckBox *m_ledgerElsewhere;
    QString m_suggested;
    QString m_obstacle;
    bool m_isWaiting = false;
    /// How the vocabulary of the model travels; empty before it is open.
    std::optional<core::pipeline::VocabularyTravel> m_travel;
    std::shared_ptr<const core::pipeline::PublicInputs> m_inputs; ///< those that m_travel is of
    LatestJob m_sizeReader;                                       ///< last: it ends before what it reports to
};

} // namespace ui
