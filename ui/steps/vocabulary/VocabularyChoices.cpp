#include "ui/steps/vocabulary/VocabularyChoices.h"

#include "core/pipeline/ReleaseSteps.h"
#include "core/sources/Sources.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/SourceForm.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using Vocabulary = core::plan::Plan::Vocabulary;

Vocabulary builtIn(const std::string &name)
{
    return {.source = "builtin", .settings = {{"name", name}}};
}

// Returns the medical vocabulary in the declared language of the records, or the English one.
std::string medicalFor(const core::plan::Plan::Records &records)
{
    const std::string language = core::plan::languageCode(records);
    const std::string name = "medical-" + language;
    const auto choices = core::vocabulary::findSource("builtin")->settings().front().choices;
    return std::ranges::find(choices, name) == choices.end() ? "medical" : name;
}

bool isMedicalList(const Vocabulary &vocabulary)
{
    return vocabulary.source == "builtin"
           && core::vocabulary::textOf(vocabulary.settings, "name").starts_with("medical");
}

// Whatever of it is left out.
bool isBuiltIn(const Vocabulary &vocabulary, const char *name)
{
    return vocabulary.source == "builtin" && core::vocabulary::textOf(vocabulary.settings, "name") == name;
}

} // namespace

VocabularyChoices::VocabularyChoices(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_file(makeButton(tr("Choose &file..."), "chooseVocabulary", "", this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    const QString princeton = tr("WordNet 3.0 licence (Princeton University): free to use and to pass on");
    m_medical = addCard(
        {tr("Medical"),
         {},
         tr("heart failure, aspirin, biopsy, chest pain"),
         tr("Clinical notes, letters and reports in English, or in German, French or Spanish if that is "
            "their language on the Records page. Few and specific phrases: less noise."),
         tr("Learnt from public texts (CC BY 4.0) and WordNet 3.0: free to use and to pass on")},
        "medicalVocabulary",
        m_medicalSize);
    m_english =
        addCard({tr("English"),
                 {},
                 tr("hospital, running, football team, moonlight"),
                 tr("Texts of any kind in English. Many phrases: needs more records for the same quality."),
                 princeton},
                "englishVocabulary",
                m_englishSize);
    m_own = addCard({tr("My own file"),
                     {},
                     tr("a list, a table, or the files of a terminology such as SNOMED CT"),
                     tr("Another language or field. Keyseed recognises the kind of file if possible."),
                     tr("Yours to check: the phrases that survive are published")},
                    "ownVocabulary",
                    m_ownSize);
    m_own->body()->addWidget(m_file, 0, Qt::AlignLeft);
    setHelp(m_file, QStringLiteral("vocabulary.own"));
    setTabOrder(m_medical, m_english);
    setTabOrder(m_english, m_own);
    setTabOrder(m_own, m_file);

    // What is left out of the chosen one stays.
    connect(m_medical, &Card::clicked, this, [this] {
        if (const std::string name = medicalFor(m_session.plan().records);
            !isBuiltIn(m_session.plan().vocabulary, name.c_str()))
            choose(builtIn(name));
    });
    connect(m_english, &Card::clicked, this, [this] {
        if (!isBuiltIn(m_session.plan().vocabulary, "english"))
            choose(builtIn("english"));
    });
    connect(m_own, &Card::clicked, this, [this] {
        if (!isOwnFile(m_session.plan().vocabulary))
            chooseFile();
    });
    connect(m_file, &QPushButton::clicked, this, &VocabularyChoices::chooseFile);
    refresh();
}

Card *VocabularyChoices::addCard(const Words &words, const char *objectName, QLabel *&size)
{
    auto *card = new Card(words.title, this);
    card->setObjectName(QLatin1String(objectName));
    card->setTitleLook("strong");
    card->setClickable(true);
    setHelp(card, QStringLiteral("vocabulary.choice"));
    size = makeLabel(words.size, "", card);
    size->setTextFormat(Qt::PlainText);
    card->body()->setSpacing(6);
    card->body()->addWidget(size);
    //: %1: a few phrases
    auto *examples = makeLabel(tr("<i>%1</i>").arg(words.examples.toHtmlEscaped()), "caption", card);
    examples->setTextFormat(Qt::RichText);
    card->body()->addWidget(examples);
    card->body()->addWidget(makeLabel(words.goodFor, "caption", card));
    card->body()->addStretch();
    card->body()->addWidget(makeLabel(words.licence, "small", card));
    card->setAccessibleDescription(words.goodFor + QLatin1Char(' ') + words.licence);
    static_cast<QHBoxLayout *>(layout())->addWidget(card, 1);
    return card;
}

void VocabularyChoices::choose(const Vocabulary &vocabulary)
{
    m_session.edit([&](core::plan::Plan &plan) { plan.vocabulary = vocabulary; });
}

void VocabularyChoices::chooseFile()
{
    const QString path = m_session.environment().files->openFile(
        this, tr("Choose the file of a vocabulary"), vocabularyFilter());
    if (!path.isEmpty())
        choose(vocabularyOfFile(path));
}

void VocabularyChoices::showSize(QLabel &size, bool isChosen, const QString &otherwise)
{
    const auto inputs = m_session.inputs();
    size.setText(
        isChosen && inputs
            ? tr("%1 phrases").arg(QLocale().toString(static_cast<qulonglong>(inputs->vocabulary.size())))
            : otherwise);
}

void VocabularyChoices::refresh()
{
    const Vocabulary &chosen = m_session.plan().vocabulary;
    const bool isMedical = isMedicalList(chosen);
    const bool isEnglish = isBuiltIn(chosen, "english");
    m_medical->setChosen(isMedical);
    m_english->setChosen(isEnglish);
    m_own->setChosen(isOwnFile(chosen));
    showSize(*m_medicalSize, isMedical, tr("about 2,500 phrases"));
    showSize(*m_englishSize, isEnglish, tr("about 61,000 phrases"));
    showSize(*m_ownSize, isOwnFile(chosen), tr("as many as you like"));
    if (isOwnFile(chosen)) {
        const QFileInfo file(QString::fromStdString(core::vocabulary::textOf(chosen.settings, "file")));
        //: %1: name of a file, %2: how many phrases it holds
        m_ownSize->setText(m_session.inputs()
                               ? tr("%1: %2").arg(fileNameText(file.fileName()), m_ownSize->text())
                               : fileNameText(file.fileName()));
        m_ownSize->setToolTip(file.filePath());
    }
    setEnabled(!m_session.isDecided());
}

} // namespace ui
