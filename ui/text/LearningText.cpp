#include "ui/text/LearningText.h"

#include "ui/text/ErrorText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct LearningText
{
    Q_DECLARE_TR_FUNCTIONS(LearningText)
};

using core::ErrorCode;

} // namespace

LearningWords learningErrorWords(const core::Error &error, bool isOfSaving)
{
    if (isOfSaving)
        return {LearningText::tr("The vocabulary was not saved"),
                error.code == ErrorCode::InvalidParameter
                    ? LearningText::tr("Choose another name or another folder.")
                    : errorAdvice(error.code)};
    switch (error.code) {
    case ErrorCode::InvalidRecords:
        return {
            LearningText::tr("A text cannot be read"),
            LearningText::tr(
                "Correct the file shown below, at the line if one is shown, or remove it from the list.")};
    case ErrorCode::InvalidPlan:
        return {LearningText::tr("These texts do not fit"),
                LearningText::tr("Choose another column or other files, as the details say.")};
    case ErrorCode::InvalidParameter:
        return {LearningText::tr("Nothing could be learned from these texts"),
                LearningText::tr("Add more public texts of the field, or other files, as the details say.")};
    case ErrorCode::NotFound:
        return {LearningText::tr("A text is not where it was"),
                LearningText::tr("Put the file back, or remove it from the list.")};
    default:
        return {errorTitle(error.code), errorAdvice(error.code)};
    }
}

} // namespace ui
