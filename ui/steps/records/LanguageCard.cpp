#include "ui/steps/records/LanguageCard.h"

#include "core/languages/Language.h"
#include "core/learning/Languages.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

QString languageTitle(std::string_view code)
{
    const QString name = QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
    const QString native = QLocale(name).nativeLanguageName();
    return native.isEmpty() ? name : native;
}

// Returns the code of the language of the first rows, or nothing. PRIVATE: it comes from the texts.
std::string languageOf(const core::records::Preview &preview, const std::string &column)
{
    const auto at = std::ranges::find(preview.columns, column);
    if (at == preview.columns.end())
        return {};
    std::string text;
    for (const auto &row : preview.rows)
        if (const auto index = static_cast<std::size_t>(at - preview.columns.begin()); index < row.size())
            text += row[index] + '\n';
    return std::string(core::languages::codeOf(core::learning::guessLanguage(text).code));
}

} // namespace

LanguageCard::LanguageCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_language(new QComboBox(this))
    , m_suggestion(makeButton({}, "languageSuggestion", "", this))
    , m_words(
          makeLabel(tr("Words of another language mean something else: a vocabulary in another language is "
                       "refused. Without a declaration nothing is checked."),
                    "caption",
                    this))
{
    m_language->setObjectName(QStringLiteral("recordsLanguage"));
    m_language->setAccessibleName(tr("Language of the notes"));
    m_language->setAccessibleDescription(m_words->text());
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    WheelGuard::protect(m_language);
    m_words->setObjectName(QStringLiteral("languageWords"));
    auto *card = new Card(tr("Language of the notes"), this);
    auto *row = new FlowLayout(nullptr, 8); // wraps where there is little room
    row->addWidget(m_language);
    row->addWidget(m_suggestion);
    card->body()->addLayout(row);
    card->body()->addWidget(m_words);
    card->body()->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    setHelp(this, QStringLiteral("records.counting"));
    connect(
        m_language, &QComboBox::activated, this, [this] { choose(m_language->currentData().toString()); });
    connect(m_suggestion, &QPushButton::clicked, this, [this] {
        choose(m_suggestion->property("language").toString());
    });
    refresh();
}

void LanguageCard::choose(const QString &language)
{
    m_session.edit([&](core::plan::Plan &plan) { plan.records.language = language.toStdString(); });
}

void LanguageCard::refresh()
{
    const core::plan::Plan::Records &records = m_session.plan().records;
    setVisible(m_session.records().preview() && !records.textColumn.empty());
    setEnabled(!m_session.isDecided());
    const QSignalBlocker quiet(m_language);
    m_language->clear();
    m_language->addItem(tr("not declared"), QString());
    for (const core::languages::Language *each : core::languages::all())
        if (!core::languages::codeOf(each->code).empty())
            m_language->addItem(languageTitle(each->code), QString::fromStdString(std::string(each->code)));
    const QString chosen = QString::fromStdString(core::plan::languageCode(records));
    if (m_language->findData(chosen) < 0)
        m_language->addItem(languageTitle(chosen.toStdString()), chosen); // of a plan by hand
    m_language->setCurrentIndex(m_language->findData(chosen));
    setLook(m_words, chosen.isEmpty() ? "weak" : "caption");
    suggest(chosen);
}

void LanguageCard::suggest(const QString &chosen)
{
    const auto &preview = m_session.records().preview();
    const std::string found =
        preview ? languageOf(*preview, m_session.plan().records.textColumn) : std::string();
    const QString suggested = QString::fromStdString(found);
    m_suggestion->setVisible(!suggested.isEmpty() && suggested != chosen);
    m_suggestion->setProperty("language", suggested);
    //: %1: a language, which the first notes seem to be in
    m_suggestion->setText(tr("Choose %1, as the first notes look").arg(languageTitle(found)));
    m_suggestion->setAccessibleName(m_suggestion->text());
}

} // namespace ui
