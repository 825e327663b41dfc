#include "ui/steps/vocabulary/LearnDeclaration.h"

#include "core/learning/Languages.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {

namespace {

constexpr std::string_view undetermined = "und";
constexpr int longestWords = 300; // of origin and licence, which stand in tables

// Returns the name of a language in the language itself, as readers of such texts know it: never translated.
// QLocale would name a country as well.
QString nameOf(const core::learning::Language &language)
{
    struct Name
    {
        std::string_view code;
        QStringView name;
    };
    static constexpr std::array<Name, 7> names = {{{"en", u"English"},
                                                   {"de", u"Deutsch"},
                                                   {"fr", u"Fran\u00E7ais"},
                                                   {"es", u"Espa\u00F1ol"},
                                                   {"it", u"Italiano"},
                                                   {"nl", u"Nederlands"},
                                                   {"pt", u"Portugu\u00EAs"}}};
    const auto found = std::ranges::find(names, language.code, &Name::code);
    return found != names.end()
               ? found->name.toString()
               : QString::fromUtf8(language.title.data(), static_cast<qsizetype>(language.title.size()));
}

} // namespace

LearnDeclaration::LearnDeclaration(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_isPublic(new QCheckBox(tr("All of these &texts are public"), this))
    , m_origin(new QLineEdit(this))
    , m_licence(new QLineEdit(this))
    , m_language(new QComboBox(this))
{
    m_isPublic->setObjectName(QStringLiteral("textsArePublic"));
    m_isPublic->setAccessibleName(tr("All of these texts are public"));
    m_origin->setObjectName(QStringLiteral("textsOrigin"));
    m_origin->setPlaceholderText(tr("open case reports of a journal, 2015 to 2025"));
    m_licence->setObjectName(QStringLiteral("textsLicence"));
    m_licence->setPlaceholderText(QStringLiteral("CC BY 4.0"));
    for (QLineEdit *field : {m_origin, m_licence})
        field->setMaxLength(longestWords);
    m_language->setObjectName(QStringLiteral("textsLanguage"));
    setHelp(this, QStringLiteral("vocabulary.learnDeclaration"));
    WheelGuard::protect(m_language);
    makeLanguages();
    auto *card = new Card(tr("Declaration"), this);
    card->body()->addWidget(m_isPublic);
    auto *meaning = makeLabel(tr("None of them comes from the records of this organisation, de-identified or "
                                 "not. What is learned from them is published with every release, and no "
                                 "noise protects it. Recipients are told origin and licence."),
                              "caption",
                              card);
    card->body()->addWidget(meaning);
    m_isPublic->setAccessibleDescription(meaning->text());
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    addRow(*grid, tr("&Where they come from"), m_origin);
    addRow(*grid, tr("Their l&icence"), m_licence);
    addRow(*grid, tr("Their langua&ge"), m_language);
    card->body()->addLayout(grid);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_isPublic, &QCheckBox::toggled, this, &LearnDeclaration::store);
    connect(m_origin, &QLineEdit::textChanged, this, &LearnDeclaration::store);
    connect(m_licence, &QLineEdit::textChanged, this, &LearnDeclaration::store);
    connect(m_language, &QComboBox::currentIndexChanged, this, &LearnDeclaration::store);
    refresh();
}

void LearnDeclaration::addRow(QGridLayout &grid, const QString &text, QWidget *field)
{
    const int row = grid.rowCount();
    auto *label = makeLabelFor(field, text, "", this);
    field->setAccessibleName(spokenText(text));
    grid.addWidget(label, row, 0);
    grid.addWidget(field, row, 1);
}

void LearnDeclaration::makeLanguages()
{
    m_language->addItem(tr("recognised from the texts"), QString());
    for (const core::learning::Language *each : core::learning::languages())
        m_language->addItem(each->code == undetermined
                                ? tr("another language, with words separated by spaces")
                                : nameOf(*each),
                            QString::fromUtf8(each->code.data(), static_cast<qsizetype>(each->code.size())));
}

void LearnDeclaration::store()
{
    PublicTextChoice choice = m_session.learning().choice();
    choice.isDeclaredPublic = m_isPublic->isChecked();
    choice.origin = m_origin->text().simplified().toStdString();
    choice.licence = m_licence->text().simplified().toStdString();
    choice.language = m_language->currentData().toString().toStdString();
    m_session.learning().setChoice(std::move(choice));
}

void LearnDeclaration::refresh()
{
    const PublicTextChoice &choice = m_session.learning().choice();
    const QSignalBlocker quietCheck(m_isPublic);
    const QSignalBlocker quietOrigin(m_origin);
    const QSignalBlocker quietLicence(m_licence);
    const QSignalBlocker quietLanguage(m_language);
    m_isPublic->setChecked(choice.isDeclaredPublic);
    // Typed blanks stay while typing.
    const auto show = [](QLineEdit &field, const std::string &words) {
        if (field.text().simplified() != QString::fromStdString(words))
            field.setText(QString::fromStdString(words));
    };
    show(*m_origin, choice.origin);
    show(*m_licence, choice.licence);
    m_language->setCurrentIndex(std::max(0, m_language->findData(QString::fromStdString(choice.language))));
}

} // namespace ui
