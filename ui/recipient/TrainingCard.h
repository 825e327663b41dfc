#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace ui {

class ErrorBox;
class OwnTextsCard;
class ProgressRow;
class VectorsChoice;

/// The settings of a training, and the button that starts it.
class TrainingCard final : public QWidget
{
    Q_OBJECT

public:
    TrainingCard(TrainingDesk &desk, const OwnTextsCard &own, QWidget *parent = nullptr);

private:
    QWidget *makeChoices();
    QWidget *makeVocabulary();
    void connectDesk();
    void chooseVocabulary();
    void refresh();
    void train();
    void showError(const core::Error &error);
    QString note() const;

    TrainingDesk &m_desk;
    const OwnTextsCard &m_own;
    QComboBox *m_classifier = nullptr;
    QComboBox *m_features = nullptr;
    VectorsChoice *m_vectors = nullptr;
    QSpinBox *m_seed = nullptr;
    QCheckBox *m_adapts = nullptr;
    QLabel *m_note = nullptr;
    QWidget *m_vocabularyRow = nullptr;
    QLabel *m_vocabulary = nullptr;
    QPushButton *m_train = nullptr;
    ProgressRow *m_progress = nullptr;
    ErrorBox *m_error = nullptr;
    bool m_wasTraining = false;
};

} // namespace ui
