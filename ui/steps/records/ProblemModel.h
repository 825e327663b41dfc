#pragma once

#include "core/records/LinesAround.h"
#include "core/records/Preview.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>

#include <vector>

namespace ui {

/// Some lines of the records file as they stand there, with their numbers at the side, one of them marked;
/// control characters are made visible. PRIVATE: for the screen only.
class RawLineModel final : public TableOf<core::records::RawLine>
{
    Q_OBJECT

public:
    enum Column { Text };

    explicit RawLineModel(QObject *parent = nullptr);

    void setLines(std::vector<core::records::RawLine> lines, std::int64_t marked);
    /// -1 when the marked line is not among them.
    int markedRow() const;

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant other(const Row &line, int column, int role) const override;

    std::int64_t m_marked = 0;
};

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
