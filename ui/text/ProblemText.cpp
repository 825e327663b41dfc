#include "ui/text/ProblemText.h"

#include "core/base/Text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include <filesystem>

namespace ui {

namespace {

struct ProblemText
{
    Q_DECLARE_TR_FUNCTIONS(ProblemText)
};

QString countText(std::int64_t value)
{
    return QLocale().toString(static_cast<qlonglong>(value));
}

QString encodingText(const core::records::ProblemFacts &facts)
{
    //: %1: a place in a line, %2: an encoding such as UTF-8
    QString text = ProblemText::tr("The character in column %1 is not %2.")
                       .arg(countText(facts.expected), printableText(facts.name));
    text += QLatin1Char(' ');
    if (facts.likely.empty())
        return text + ProblemText::tr("Choose the encoding of the file, or correct the character.");
    return text
           //: %1: an encoding
           + ProblemText::tr("The file looks like %1: choose it as the encoding.")
                 .arg(printableText(facts.likely));
}

/// Returns the parts that lead to the line or the row.
QStringList fileParts(const core::records::Place &place)
{
    QStringList parts;
    if (!place.file.empty())
        parts += printableText(std::filesystem::path(place.file).filename().string());
    if (!place.entry.empty())
        parts += printableText(place.entry);
    if (!place.sheet.empty())
        //: %1: a sheet of a workbook, or a table of a database
        parts += ProblemText::tr("sheet %1").arg(printableText(place.sheet));
    return parts;
}

} // namespace

QString printableText(std::string_view text)
{
    return QString::fromStdString(core::printable(text));
}

QString fileNameText(const QString &path)
{
    return printableText(QFileInfo(path).fileName().toStdString());
}

QString problemText(const core::records::Problem &problem)
{
    using Kind = core::records::ProblemKind;
    const core::records::ProblemFacts &facts = problem.facts;
    const QString name = printableText(facts.name).simplified();
    switch (facts.kind) {
    case Kind::FieldCount:
        return facts.found < facts.expected
                   ? ProblemText::tr("%Ln field(s) expected as in the header line, %1 found. Add the missing "
                                     "fields, or put a text of several lines into quotes.",
                                     nullptr,
                                     static_cast<int>(facts.expected))
                         .arg(countText(facts.found))
                   : ProblemText::tr("%Ln field(s) expected as in the header line, %1 found. Put a text that "
                                     "contains the delimiter into quotes, or remove the extra fields.",
                                     nullptr,
                                     static_cast<int>(facts.expected))
                         .arg(countText(facts.found));
    case Kind::OpenQuote:
        return ProblemText::tr("A quote opens here and is never closed. Close it, or double it (\"\").");
    case Kind::OpenQuoteLong:
        return ProblemText::tr(
                   "A quote opens here and is still open after %1, the most a record may have. Close "
                   "it, or double it (\"\").")
            .arg(QLocale().formattedDataSize(facts.expected));
    case Kind::TextBehindQuote:
        if (facts.expected > 0)
            return ProblemText::tr(
                       "In field %1, which begins on line %2, text follows a closing quote. Double the "
                       "quotes that belong to the text (\"\").")
                .arg(countText(facts.found), countText(facts.expected));
        return ProblemText::tr(
                   "In field %1, text follows a closing quote. Double the quotes that belong to the "
                   "text (\"\").")
            .arg(countText(facts.found));
    case Kind::TooLong:
        return ProblemText::tr("Longer than %1, the most a record may have. Split the record.")
            .arg(QLocale().formattedDataSize(facts.expected));
    case Kind::NotJson:
        return ProblemText::tr(
                   "Invalid JSON from byte %1 of the line. Each line must be one complete JSON object.")
            .arg(countText(facts.found));
    case Kind::NotAnObject:
        return ProblemText::tr("Not a JSON object. Each line must be one complete JSON object.");
    case Kind::NotText:
        //: %1: name of a field
        return ProblemText::tr("The field %1 must be text in quotes. Correct it, or remove the line.")
            .arg(name);
    case Kind::NotTextOrNumber:
        //: %1: name of a field
        return ProblemText::tr(
                   "The field %1 must be text in quotes or a number. Correct it, or remove the line.")
            .arg(name);
    case Kind::LikelyCut:
        return ProblemText::tr(
                   "The text has the maximum length of a spreadsheet cell (%1 characters): the rest was most "
                   "likely cut off. It counts as it is. Export the records again from their system.")
            .arg(countText(facts.expected));
    case Kind::SwallowedRows:
        return ProblemText::tr(
                   "A quote opens in field %1, and the lines up to line %2 look like rows of their "
                   "own. Close the quote, or set in the plan how the file quotes "
                   "(records.quoting): \"none\" if quotes are characters of the texts, "
                   "\"standard\" if the cell is right.")
            .arg(facts.found)
            .arg(facts.expected);
    case Kind::ZeroByte:
        return ProblemText::tr("Byte %1 of the file, in column %2 of the line, is zero, which no text has. "
                               "Remove it, or export the file again.")
            .arg(facts.found > 0 ? QString::number(facts.found) : QStringLiteral("?"))
            .arg(facts.expected);
    case Kind::NotInEncoding:
        return encodingText(facts);
    case Kind::ScannedPages:
        //: %1: a number of pages
        return ProblemText::tr(
                   "Pages of the PDF document without text, such as scans: %1. Recognise their text with "
                   "another program, or leave the document out.")
            .arg(countText(facts.found));
    case Kind::Other:
        break;
    }
    return QString::fromStdString(problem.what);
}

bool hasLine(const core::records::Place &place)
{
    return place.sheet.empty() && place.line > 0;
}

QString placeText(const core::records::Place &place)
{
    QStringList parts = fileParts(place);
    if (hasLine(place))
        parts += countText(place.line);
    else if (place.line > 0)
        //: %1: a row of a sheet or of a table
        parts += ProblemText::tr("row %1").arg(countText(place.line));
    return parts.join(QLatin1String(", "));
}

QString placeTitle(const core::records::Place &place)
{
    if (hasLine(place) && fileParts(place).isEmpty())
        return ProblemText::tr("Line %1").arg(countText(place.line));
    if (!hasLine(place))
        return placeText(place);
    //: %1: the name of a file, %2: a number
    return ProblemText::tr("%1, line %2")
        .arg(fileParts(place).join(QLatin1String(", ")), countText(place.line));
}

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
    return QString::fromStdString(core::printable(error.detail, core::LineBreaks::Keep));
}

namespace {

struct FlawText
{
    Q_DECLARE_TR_FUNCTIONS(FlawText)
};

QString flawText(core::writing::Flaw flaw)
{
    switch (flaw) {
    case core::writing::Flaw::Empty:
        //: of a document that a model wrote
        return FlawText::tr("empty");
    case core::writing::Flaw::CutOff:
        //: of a document that a model wrote: it ends too early
        return FlawText::tr("cut off");
    case core::writing::Flaw::Withheld:
        //: of a document that a model wrote: a filter of the server kept it back
        return FlawText::tr("withheld");
    case core::writing::Flaw::Refused:
        //: the model said in words that it will not write the document
        return FlawText::tr("declined");
    case core::writing::Flaw::PhrasesMissing:
        break;
    }
    return FlawText::tr("phrases missing");
}

} // namespace

QString flawsText(const std::vector<core::writing::Flaw> &flaws)
{
    QStringList texts;
    for (const core::writing::Flaw flaw : flaws)
        texts.append(flawText(flaw));
    return texts.join(QStringLiteral(", "));
}

} // namespace ui
