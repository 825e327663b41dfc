#pragma once

#include <QWidget>

namespace ui {

class ProjectSession;
class WriterFields;

/// Prices as the steward enters them, and caps that end the asking cleanly.
class CostFields final : public QWidget
{
    Q_OBJECT

public:
    explicit CostFields(ProjectSession &session, QWidget *parent = nullptr);

    void refresh();

private:
    WriterFields *m_fields;
};

} // namespace ui
