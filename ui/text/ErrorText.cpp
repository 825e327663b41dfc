#include "ui/text/ErrorText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

} // namespace

QString errorTitle(core::ErrorCode code)
{
    switch (code) {
    case core::ErrorCode::Cancelled:
        return ErrorText::tr("Stopped");
    case core::ErrorCode::InvalidPlan:
        return ErrorText::tr("A choice does not fit");
    case core::ErrorCode::InvalidParameter:
        return ErrorText::tr("A value is out of range");
    case core::ErrorCode::InvalidRecords:
        return ErrorText::tr("The records cannot be read as chosen");
    case core::ErrorCode::BudgetExhausted:
        return ErrorText::tr("The budget does not allow this");
    case core::ErrorCode::NotFound:
        return ErrorText::tr("A file or entry was not found");
    case core::ErrorCode::Io:
        return ErrorText::tr("A file could not be read or written");
    case core::ErrorCode::Database:
        return ErrorText::tr("The project or the ledger could not be used");
    case core::ErrorCode::Network:
        return ErrorText::tr("The server could not be reached");
    case core::ErrorCode::InvalidPackage:
        return ErrorText::tr("The release package is not intact");
    case core::ErrorCode::Internal:
        break;
    }
    return ErrorText::tr("An internal error occurred in Keyseed");
}

QString errorAdvice(core::ErrorCode code)
{
    switch (code) {
    case core::ErrorCode::Cancelled:
        return ErrorText::tr("Start again when you are ready.");
    case core::ErrorCode::InvalidPlan:
    case core::ErrorCode::InvalidParameter:
        return ErrorText::tr("Correct the setting shown below.");
    case core::ErrorCode::InvalidRecords:
        return ErrorText::tr("Check the format and the columns on the Records page, or correct the file at "
                             "the line shown below.");
    case core::ErrorCode::BudgetExhausted:
        return ErrorText::tr("Choose a smaller epsilon, or have the cap of this data source raised.");
    case core::ErrorCode::NotFound:
        return ErrorText::tr("Check that the file still exists and that the drive is connected.");
    case core::ErrorCode::Io:
        return ErrorText::tr("Check the free space and your rights on the folder, then try again.");
    case core::ErrorCode::Database:
        return ErrorText::tr(
            "Close other programs that use the file and check that it can be written, then try again.");
    case core::ErrorCode::Network:
        return ErrorText::tr("Check the address and the connection, then try again. Documents that are "
                             "already written are kept.");
    case core::ErrorCode::InvalidPackage:
        return ErrorText::tr("Do not pass it on. Export it again.");
    case core::ErrorCode::Internal:
        break;
    }
    return ErrorText::tr(
        "Your project is saved. Copy the details and send them to the people who maintain the program.");
}

QString errorDetail(const core::Error &error)
{
    return QString::fromStdString(error.detail);
}

} // namespace ui
