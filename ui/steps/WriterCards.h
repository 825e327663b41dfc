#pragma once

#include <QWidget>

namespace ui {

class Card;

/// The ways to turn phrases into documents: of the three, this version has the first.
class WriterCards final : public QWidget
{
    Q_OBJECT

public:
    explicit WriterCards(QWidget *parent = nullptr);

private:
    Card *makeCard(const QString &title, const QString &what, const char *objectName);
};

} // namespace ui
