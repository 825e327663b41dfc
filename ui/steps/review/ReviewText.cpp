#include "ui/steps/review/ReviewText.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct LeftOut
{
    Q_DECLARE_TR_FUNCTIONS(LeftOut)
};

struct LookAlikes
{
    Q_DECLARE_TR_FUNCTIONS(LookAlikes)
};

} // namespace

QString reasonText(core::package::ExclusionReason reason)
{
    using core::package::ExclusionReason;
    switch (reason) {
    case ExclusionReason::LookAlike:
        //: why a document is left out of the package
        return LeftOut::tr("looks like an identifier");
    case ExclusionReason::Duplicate:
        //: why a document is left out of the package
        return LeftOut::tr("repeats another document");
    case ExclusionReason::MissingPhrases:
        //: why a document is left out of the package
        return LeftOut::tr("phrases are missing");
    case ExclusionReason::Unsuitable:
        break;
    }
    //: why a document is left out of the package
    return LeftOut::tr("not suitable");
}

QString lookAlikeText(core::review::LookAlike::Kind kind)
{
    using Kind = core::review::LookAlike::Kind;
    switch (kind) {
    case Kind::Date:
        //: a day of the calendar
        return LookAlikes::tr("date");
    case Kind::Phone:
        return LookAlikes::tr("telephone number");
    case Kind::Email:
        return LookAlikes::tr("e-mail address");
    case Kind::Web:
        return LookAlikes::tr("web address");
    case Kind::SocialNumber:
        return LookAlikes::tr("social security or insurance number");
    case Kind::Account:
        return LookAlikes::tr("bank or card number");
    case Kind::RecordNumber:
        return LookAlikes::tr("record or account number");
    case Kind::Address:
        return LookAlikes::tr("postal address");
    case Kind::Number:
        return LookAlikes::tr("long number");
    case Kind::Name:
        break;
    }
    return LookAlikes::tr("name of a person");
}

} // namespace ui
