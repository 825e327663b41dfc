#pragma once

#include "core/records/Preview.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

#include <vector>

namespace ui {

/// Lists what must be corrected in the records, by its place.
class ProblemModel final : public TableOf<core::records::Problem>
{
    Q_DECLARE_TR_FUNCTIONS(ProblemModel)

public:
    enum Column { Where, What };

    explicit ProblemModel(QObject *parent = nullptr);

    void setProblems(const std::vector<core::records::Problem> &problems);

    const core::records::Problem &problem(int row) const { return this->row(row); }
};

} // namespace ui
