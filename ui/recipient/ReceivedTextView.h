#pragma once

#include "core/recipient/ReceivedPackage.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTextEdit;

namespace ui {

class FlowLayout;

/// One document to read, beside the phrases that it was written around: those are bold and underlined in it.
class ReceivedTextView final : public QWidget
{
    Q_OBJECT

public:
    explicit ReceivedTextView(QWidget *parent = nullptr);

    void clear();
    void show(const core::recipient::ReceivedText &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    QLabel *m_title;
    QWidget *m_phrases;
    FlowLayout *m_chips;
    QTextEdit *m_text;
    std::optional<core::recipient::ReceivedText> m_shown;
};

} // namespace ui
