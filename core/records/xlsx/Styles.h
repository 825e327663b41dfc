#pragma once

#include "core/records/xlsx/Container.h"
#include "core/records/xlsx/NumberKind.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace core::records::xlsx {

/// What the numbers in the cells of a workbook stand for, by the styles of the cells.
class Styles final
{
public:
    /// `entry` may be null: there are none. Faults: as XmlStream::readOn.
    static Faulty<Styles> read(std::unique_ptr<Unpacking> entry);

    NumberKind kindOf(std::size_t style) const;

private:
    std::vector<NumberKind> m_kinds; ///< by the number of the style
};

} // namespace core::records::xlsx
