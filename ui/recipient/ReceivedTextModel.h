#pragma once

#include "ui/recipient/ReceivedDesk.h"
#include "ui/widgets/TableOf.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace ui {

/// The documents of a package that a search lets through; a row is a place in the texts of its contents.
class ReceivedTextModel final : public TableOf<std::size_t>
{
    Q_DECLARE_TR_FUNCTIONS(ReceivedTextModel)

public:
    enum Column { Document, Label, Phrases };

    explicit ReceivedTextModel(QObject *parent = nullptr);

    /// A null package has no rows.
    void set(SharedReceived package, std::vector<std::size_t> shown);

    const std::vector<std::size_t> &shown() const { return rows(); }
    const core::recipient::ReceivedText &textAt(int row) const { return textOf(this->row(row)); }

private:
    const core::recipient::ReceivedText &textOf(std::size_t place) const;

    SharedReceived m_package;
};

/// The search of a recipient; for a worker.
struct ReceivedSearch
{
    SharedReceived package; ///< with contents
    std::optional<std::string> label;
    QString words; ///< in a phrase or in the text, without regard to case; empty: all

    core::Result<std::vector<std::size_t>> operator()(core::JobControl &control) const;
};

} // namespace ui
