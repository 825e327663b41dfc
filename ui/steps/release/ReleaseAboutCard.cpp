#include "ui/steps/release/ReleaseAboutCard.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QCompleter>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace ui {

namespace {

using About = core::plan::Plan::About;

QLineEdit *makeField(const char *objectName, const char *help, QWidget *parent)
{
    auto *field = new QLineEdit(parent);
    field->setObjectName(QLatin1String(objectName));
    setHelp(field, QLatin1String(help));
    return field;
}

/// Leaves the cursor of somebody who is typing where it is.
void showText(QLineEdit &field, const std::string &text)
{
    if (const QString wanted = QString::fromStdString(text); wanted != field.text())
        field.setText(wanted);
}

} // namespace

ReleaseAboutCard::ReleaseAboutCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(makeField("releaseTitle", "release.title", this))
    , m_licence(makeField("releaseLicence", "release.licence", this))
    , m_contact(makeField("releaseContact", "release.contact", this))
{
    auto *licences = new QCompleter({QStringLiteral("CC BY 4.0"),
                                     QStringLiteral("CC BY-NC 4.0"),
                                     QStringLiteral("CC BY-SA 4.0"),
                                     QStringLiteral("CC0 1.0")},
                                    m_licence);
    licences->setCaseSensitivity(Qt::CaseInsensitive);
    m_licence->setCompleter(licences);
    auto *card = new Card(tr("What the package says of itself"), this);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    const auto add = [&](const QString &text, QLineEdit *field, std::string About::*value, const char *key) {
        auto *label = makeLabelFor(field, text, "", card);
        field->setAccessibleName(spokenText(text));
        const int row = grid->rowCount();
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row, 1);
        connect(field, &QLineEdit::textEdited, this, [this, value, key](const QString &typed) {
            m_session.edit([&](core::plan::Plan &plan) { plan.about.*value = typed.toStdString(); },
                           QLatin1String(key));
        });
    };
    add(tr("&Title"), m_title, &About::title, "about.title");
    add(tr("L&icence"), m_licence, &About::licence, "about.licence");
    add(tr("&Contact"), m_contact, &About::contact, "about.contact");
    card->body()->addLayout(grid);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    refresh();
}

void ReleaseAboutCard::showExamples()
{
    m_title->setPlaceholderText(tr("for example: %1").arg(tr("Synthetic cardiology notes")));
    m_licence->setPlaceholderText(tr("for example: %1").arg(tr("CC BY 4.0")));
    m_contact->setPlaceholderText(tr("for example: %1").arg(tr("data-office@hospital.example")));
}

void ReleaseAboutCard::refresh()
{
    const About &about = m_session.plan().about;
    showText(*m_title, about.title);
    showText(*m_licence, about.licence);
    showText(*m_contact, about.contact);
    if (m_session.isReleased()) // an example would look like an entry of the package
        for (QLineEdit *field : {m_title, m_licence, m_contact})
            field->setPlaceholderText(tr("not given"));
    else
        showExamples();
}

} // namespace ui
