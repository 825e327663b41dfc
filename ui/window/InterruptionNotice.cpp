#include "ui/window/InterruptionNotice.h"

#include "ui/widgets/Labels.h"
#include "ui/window/InterruptedRuns.h"

#include <QAccessible>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {
constexpr std::size_t mostTold = 5;
}

InterruptionNotice::InterruptionNotice(QWidget *parent)
    : QWidget(parent)
    , m_title(makeLabel({}, "strong", this))
    , m_words(makeLabel({}, "", this))
{
    setObjectName(QStringLiteral("interruptionNotice"));
    m_words->setObjectName(QStringLiteral("interruptionWords"));
    m_words->setTextFormat(Qt::PlainText); // names of projects may hold anything
    auto *seen = makeButton(tr("I have read this"), "interruptionRead", "link", this);
    auto *sheet = new QFrame(this);
    sheet->setObjectName(QStringLiteral("interruptionSheet"));
    auto *lines = new QVBoxLayout(sheet);
    lines->setContentsMargins(16, 12, 16, 10);
    lines->setSpacing(4);
    lines->addWidget(m_title);
    lines->addWidget(m_words);
    lines->addWidget(seen, 0, Qt::AlignLeft);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 14); // apart from the heading of the page
    all->addWidget(sheet);
    connect(seen, &QPushButton::clicked, this, [this] {
        hide();
        emit read();
    });
    hide();
}

void InterruptionNotice::tell(const std::vector<core::privacy::LedgerEntry> &runs)
{
    const std::size_t told = std::min(runs.size(), mostTold);
    QStringList lines;
    for (std::size_t index = 0; index < told; ++index)
        lines.append(interruptionText(runs[runs.size() - 1 - index])); // the newest first
    if (runs.size() > told)
        lines.append(tr("%Ln more stand(s) in the ledger as interrupted.",
                        nullptr,
                        static_cast<int>(runs.size() - told)));
    m_title->setText(tr("%Ln run(s) did not finish", nullptr, static_cast<int>(runs.size())));
    m_words->setText(lines.join(QLatin1Char('\n')));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_words->text());
    show();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace ui
