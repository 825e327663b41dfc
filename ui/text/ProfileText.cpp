#include "ui/text/ProfileText.h"

#include "core/base/Text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

namespace ui {

namespace {

struct ProfileText
{
    Q_DECLARE_TR_FUNCTIONS(ProfileText)
};

QString listed(const std::vector<std::string> &names)
{
    QStringList list;
    for (const std::string &name : names)
        list.append(QString::fromStdString(name));
    return list.join(QLatin1String(", "));
}

} // namespace

QString profileTitle(const core::records::Profile &profile)
{
    // The titles of built-in profiles are marked for translators; an organisation's profile keeps its own.
    return QCoreApplication::translate("ProfileText", core::printable(profile.title).c_str());
}

QString profileTitle(const std::string &name)
{
    return QFileInfo(QString::fromStdString(name)).completeBaseName();
}

QString profileReason(const core::records::Profile &profile)
{
    return profile.columns.empty()
               ? ProfileText::tr("Recognised by the format.")
               //: of a known kind of export; %1: names of columns
               : ProfileText::tr("Recognised by the columns %1.").arg(listed(profile.columns));
}

QString ownProfileReason(const core::records::Profile &profile)
{
    const QString file = QFileInfo(QString::fromStdString(profile.name)).fileName();
    const QString why = QString::fromStdString(core::printable(profile.why)).simplified();
    return why.isEmpty() ? ProfileText::tr("A profile of your organisation: %1.").arg(file)
                         //: %1: the name of a file, %2: what the organisation says about it
                         : ProfileText::tr("A profile of your organisation, %1: %2.")
                               .arg(file, why.endsWith(QLatin1Char('.')) ? why.chopped(1) : why);
}

QString profileLabels(const core::records::Profile &profile)
{
    QStringList labels;
    for (const core::records::Profile::Label &label : profile.labels)
        labels.append(
            QStringLiteral("%1 (%2)").arg(QString::fromStdString(label.name), listed(label.values)));
    return QLocale().createSeparatedList(labels);
}

} // namespace ui
