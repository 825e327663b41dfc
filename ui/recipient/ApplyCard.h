#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class ErrorBox;
class OwnTextsCard;

/// Applies a model: predictions for the recipient's texts; saves and loads models.
class ApplyCard final : public QWidget
{
    Q_OBJECT

public:
    ApplyCard(TrainingDesk &desk, const OwnTextsCard &own, QWidget *parent = nullptr);

private:
    void connectParts();
    void showModels();
    void refresh();
    void predict();
    void save();
    void load();
    void tell(const QString &words);
    std::optional<TrainingDesk::Which> chosen() const;
    QString ownName() const;

    TrainingDesk &m_desk;
    const OwnTextsCard &m_own;
    QComboBox *m_model;
    QPushButton *m_predict;
    QPushButton *m_save;
    QPushButton *m_load;
    QLabel *m_note;
    QLabel *m_done;
    ErrorBox *m_error;
    bool m_wasPredicting = false;
};

} // namespace ui
