#pragma once

#include "core/synthesis/MethodWords.h"

#include <QString>
#include <QWidget>

class QLabel;
class QRadioButton;

namespace ui {

class Card;

/// A way to make the corpus, in the words of its methods: what it needs, costs and brings, and when it is of
/// no use. The card is as large as its words and holds a radio button, so that it is reached, chosen and
/// spoken as one.
class FamilyCard final : public QWidget
{
    Q_OBJECT

public:
    FamilyCard(const core::synthesis::MethodFamily &family, bool isRecommended, QWidget *parent = nullptr);

    QRadioButton *button() const { return m_button; }
    void setChosen(bool chosen);
    /// Sets why it cannot be chosen now, and what to do; empty: it can.
    void setRefusal(const QString &why);
    /// Below the words, while the card is chosen.
    void addChoice(QWidget *choice);

private:
    void addHead(const QString &title, bool isRecommended);
    void addWords(const core::synthesis::MethodFamily &family);

    Card *m_card;
    QRadioButton *m_button;
    QLabel *m_refusal;
    QWidget *m_choice = nullptr;
    QString m_description;
    bool m_isChosen = false;
};

} // namespace ui
