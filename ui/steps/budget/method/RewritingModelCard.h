#pragma once

#include "core/base/Result.h"
#include "core/rewriter/ModelFolder.h"

#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QSpinBox;

namespace ui {

class Card;
class ProjectSession;

/// The model that rewrites records, which says by itself which method is meant, and how many rows come out
/// (plan.synthesis.settings).
class RewritingModelCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RewritingModelCard(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();
    /// Returns what is missing, and what to do; empty: nothing.
    QString whyIncomplete() const;

private:
    QWidget *makeFolder();
    QWidget *makeRows();
    void connectFields();
    void browse();
    void train();
    void chooseFolder(const QString &folder);
    void setNumber(const char *key, int value);
    void readFacts(const QString &folder);
    QString modelProblem() const;
    QString factsText() const;

    ProjectSession &m_session;
    Card *m_card;
    QLineEdit *m_folder;
    QLabel *m_facts;
    QSpinBox *m_rows;
    QSpinBox *m_rowsPerUnit;
    QLabel *m_perUnit;
    QString m_factsOf; ///< the folder that was read
    std::optional<core::Result<core::rewriter::ModelFacts>> m_read;
};

} // namespace ui
