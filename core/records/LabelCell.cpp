#include "core/records/LabelCell.h"

#include "core/records/Columns.h"

#include <algorithm>
#include <utility>

namespace core::records {

bool takeLabels(std::string_view cell, std::string_view separator, Record &record)
{
    std::vector<std::string> labels;
    for (std::size_t begin = 0; begin <= cell.size() && labels.size() <= mostLabelsOfCell;) {
        const std::size_t end = std::min(cell.find(separator, begin), cell.size());
        if (const std::string_view label = trimmed(cell.substr(begin, end - begin)); !label.empty())
            labels.emplace_back(label);
        begin = end + separator.size();
    }
    const bool areFew = labels.size() <= mostLabelsOfCell;
    setLabels(areFew ? std::move(labels) : std::vector<std::string>(), record);
    return areFew;
}

void setLabels(std::vector<std::string> labels, Record &record)
{
    std::erase(labels, std::string());
    std::ranges::sort(labels);
    const auto same = std::ranges::unique(labels);
    labels.erase(same.begin(), same.end());
    record.label.clear();
    record.otherLabels.clear();
    if (labels.empty())
        return;
    record.label = std::move(labels.front());
    record.otherLabels.assign(std::make_move_iterator(labels.begin() + 1),
                              std::make_move_iterator(labels.end()));
}

} // namespace core::records
