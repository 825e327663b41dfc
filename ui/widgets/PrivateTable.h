#pragma once

#include <QTableView>

namespace ui {

/// A table of what comes from the records: to be looked at, not to be copied, because other programs read the
/// clipboard.
class PrivateTable : public QTableView
{
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace ui
