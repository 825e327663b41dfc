#pragma once

#include "core/privacy/ledger/LedgerEntry.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace ui {

/// Says above the pages which runs were interrupted, until the person says to have read it. Hidden until
/// shown.
class InterruptionNotice final : public QWidget
{
    Q_OBJECT

public:
    explicit InterruptionNotice(QWidget *parent = nullptr);

    void tell(const std::vector<core::privacy::LedgerEntry> &runs);

signals:
    void read();

private:
    QLabel *m_title;
    QLabel *m_words;
};

} // namespace ui
