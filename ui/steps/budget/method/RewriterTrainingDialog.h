#pragma once

#include "core/base/Result.h"
#include "core/rewriter/RewriterTraining.h"
#include "ui/jobs/JobRunner.h"

#include <QDialog>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace ui {

class ErrorBox;
class FileChooser;
class ProgressRow;
class TrainingCurve;

/// Trains a rewriting model on public texts, as `keyseed-cli rewriter train` does. A training that is cut off
/// continues from its last checkpoint when it is begun again with the same folder.
class RewriterTrainingDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit RewriterTrainingDialog(FileChooser &files, QWidget *parent = nullptr);

    /// The folder of the model, once the dialog was accepted.
    QString trained() const;
    void reject() override;

private:
    /// The kinds of models that can be trained, in the order in which they are offered.
    enum Form { New, Pruned, WithNoise, Adept };

    QWidget *makeContent();
    QWidget *makeTexts();
    QWidget *makeForm();
    QWidget *makeFoot();
    QLineEdit *makeFolder(const char *name, const QString &spoken, const QString &title, QWidget *row);
    void connectParts();
    Form form() const;
    /// Returns whether what is made begins with a model that is there.
    bool goesOn() const { return form() == Pruned || form() == WithNoise; }
    int usualSteps() const;
    core::rewriter::TrainingRequest request() const;
    QString whyNot() const;
    void chooseTexts();
    void train();
    void finish(const core::Result<core::rewriter::ModelFacts> &facts);
    void refresh();

    FileChooser &m_files;
    QStringList m_texts;
    QWidget *m_choices;
    QLabel *m_named;
    QCheckBox *m_isPublic;
    QFormLayout *m_fields;
    QComboBox *m_form;
    QWidget *m_fromRow;
    QLineEdit *m_from;
    QSpinBox *m_noise;
    QSpinBox *m_steps;
    QLineEdit *m_out;
    ErrorBox *m_error;
    ProgressRow *m_progress;
    TrainingCurve *m_curve;
    QLabel *m_why;
    QPushButton *m_train;
    JobRunner m_runner; ///< last, so that the worker is gone before anything it reports to
};

} // namespace ui
