#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

#include <string>

class QCheckBox;
class QComboBox;
class QLabel;

namespace ui {

class VectorServerFields;

/// Which vectors a classifier reads: those that belong to the vocabulary, or those that a server gives for
/// whole texts, once the recipient agreed to what is sent there and to whom. Tells the desk of it.
class VectorsChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit VectorsChoice(TrainingDesk &desk, QWidget *parent = nullptr);

    /// To stand beside the other choices; what belongs to a server is in this widget.
    QComboBox &kinds() { return *m_kinds; }
    /// Whether what the classifier looks at has vectors at all.
    void setUsed(bool isUsed);
    /// What is missing before one can train, in words; empty: nothing.
    QString missing() const;

signals:
    void changed();

private:
    bool isServer() const;
    /// What is not right about the server, as it is typed.
    QString issue() const;
    void follow();

    TrainingDesk &m_desk;
    QComboBox *m_kinds;
    VectorServerFields *m_fields;
    QLabel *m_what;
    QCheckBox *m_agree;
    bool m_isUsed = true;
    core::plan::Plan::Embedding m_agreedTo; ///< the server that m_agree speaks of
};

} // namespace ui
