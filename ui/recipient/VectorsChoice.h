#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

#include <string>

class QCheckBox;
class QComboBox;
class QLabel;

namespace ui {

class VectorServerFields;

/// Chooses the vectors that a classifier reads: those that belong to the vocabulary, those that a server
/// gives for whole texts, after the recipient agreed to what is sent to whom, or those of the encoder that is
/// installed. Tells the desk.
class VectorsChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit VectorsChoice(TrainingDesk &desk, QWidget *parent = nullptr);

    /// Returns the chooser, which is placed beside the other choices; the fields of a server are in this
    /// widget.
    QComboBox &kinds() { return *m_kinds; }
    /// Sets whether what the classifier looks at has vectors at all.
    void setUsed(bool isUsed);
    /// Returns what is missing before training, in words; empty: nothing.
    QString missing() const;

signals:
    void changed();

private:
    enum class From { Vocabulary, Server, Encoder };

    bool isFrom(From from) const;
    bool isServer() const { return isFrom(From::Server); }
    /// Returns what is wrong with the server as it is typed.
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
