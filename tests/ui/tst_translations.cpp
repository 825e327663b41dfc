#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_translations {

namespace {

/// One text of a catalogue. `forms`: one, or one for each plural of the language.
struct Entry
{
    QString source;
    QString type; ///< "unfinished", "vanished", "obsolete" or nothing
    bool isPlural = false;
    QStringList forms;
};

using Catalogue = QMap<QString, Entry>; ///< by context, source and disambiguation

Entry readMessage(QXmlStreamReader &xml, QString &comment)
{
    Entry entry;
    entry.isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            entry.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            entry.type = xml.attributes().value(QLatin1String("type")).toString();
            if (!entry.isPlural) {
                entry.forms = {xml.readElementText()};
                continue;
            }
            while (xml.readNextStartElement())
                entry.forms.append(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

Catalogue readCatalogue(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Catalogue catalogue;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            QString comment;
            const Entry entry = readMessage(xml, comment);
            catalogue.insert(context + QLatin1String(" | ") + entry.source + QLatin1String(" | ") + comment,
                             entry);
        }
    }
    return xml.hasError() ? Catalogue() : catalogue;
}

/// All matches, sorted: words may change their order, not their number.
QStringList matches(const QString &text, const QRegularExpression &pattern)
{
    QStringList found;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    found.sort();
    return found;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("%L?[1-9]|%L?n|</?[a-z0-9]+[^>]*>|\\n|&[a-z]+;"));
    return matches(text, pattern);
}

int mnemonics(QString text)
{
    static const QRegularExpression pattern(QStringLiteral("&&|&[a-z]+;"));
    return static_cast<int>(text.remove(pattern).count(QLatin1Char('&')));
}

QString pathOf(const QString &language)
{
    return QStringLiteral(KEYSEED_SOURCE_DIR "/translations/keyseed_%1.ts").arg(language);
}

} // namespace

/// The catalogues are whole: every text of the program in every language that it offers.
class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_catalogue_holds_what_the_program_says_data() { languages(); }
    void a_catalogue_holds_what_the_program_says();
    void every_text_is_translated_data() { languages(); }
    void every_text_is_translated();
    void every_plural_has_its_forms_data() { languages(); }
    void every_plural_has_its_forms();
    void placeholders_are_those_of_the_source_data() { languages(); }
    void placeholders_are_those_of_the_source();
    void mnemonics_are_kept_data() { languages(); }
    void mnemonics_are_kept();

private:
    static void languages();
    /// Returns the texts that lupdate finds in the sources, without translations.
    Catalogue expected(const QString &language) const;

    QTemporaryDir m_folder;
};

void TestTranslations::languages()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "fr", "es"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestTranslations::initTestCase()
{
    for (const char *language : {"en", "de", "fr", "es"}) {
        const QString code = QString::fromLatin1(language);
        QStringList arguments{QStringLiteral("-silent"),
                              QStringLiteral("-locations"),
                              QStringLiteral("none"),
                              QStringLiteral("-target-language"),
                              code,
                              QStringLiteral("@" KEYSEED_BUILD_DIR "/translations/sources.txt"),
                              QStringLiteral("-I"),
                              QStringLiteral(KEYSEED_SOURCE_DIR),
                              QStringLiteral("-ts"),
                              m_folder.filePath(code + QStringLiteral(".ts"))};
        if (code == QLatin1String("en")) // the language of the sources
            arguments.prepend(QStringLiteral("-pluralonly"));
        QCOMPARE(QProcess::execute(QStringLiteral(LUPDATE), arguments), 0);
        QVERIFY(expected(code).size() > (code == QLatin1String("en") ? 50 : 500));
    }
}

Catalogue TestTranslations::expected(const QString &language) const
{
    return readCatalogue(m_folder.filePath(language + QStringLiteral(".ts")));
}

void TestTranslations::a_catalogue_holds_what_the_program_says()
{
    QFETCH(const QString, language);
    const Catalogue said = expected(language);
    const Catalogue catalogue = readCatalogue(pathOf(language));
    QStringList wrong;
    for (const QString &key : said.keys())
        if (!catalogue.contains(key))
            wrong.append(QStringLiteral("missing: ") + key);
    for (const QString &key : catalogue.keys())
        if (!said.contains(key))
            wrong.append(QStringLiteral("no longer said: ") + key);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestTranslations::every_text_is_translated()
{
    QFETCH(const QString, language);
    QStringList wrong;
    const Catalogue catalogue = readCatalogue(pathOf(language));
    QVERIFY(!catalogue.isEmpty());
    for (const Entry &entry : catalogue) {
        if (!entry.type.isEmpty())
            wrong.append(entry.type + QStringLiteral(": ") + entry.source);
        else if (entry.forms.isEmpty() || entry.forms.contains(QString()))
            wrong.append(QStringLiteral("empty: ") + entry.source);
    }
    QVERIFY2(wrong.isEmpty(),
             qPrintable(QStringLiteral("%1 texts\n").arg(wrong.size())
                        + wrong.mid(0, 20).join(QLatin1Char('\n'))));
}

void TestTranslations::every_plural_has_its_forms()
{
    QFETCH(const QString, language);
    const Catalogue said = expected(language);
    const Catalogue catalogue = readCatalogue(pathOf(language));
    for (auto entry = said.begin(); entry != said.end(); ++entry)
        if (entry->isPlural && catalogue.contains(entry.key()))
            QVERIFY2(catalogue[entry.key()].forms.size() == entry->forms.size(), qPrintable(entry.key()));
}

void TestTranslations::placeholders_are_those_of_the_source()
{
    QFETCH(const QString, language);
    QStringList wrong;
    for (const Entry &entry : readCatalogue(pathOf(language))) {
        for (qsizetype form = 0; form < entry.forms.size(); ++form) {
            const QString &text = entry.forms.at(form);
            if (text.isEmpty())
                continue; // said by every_text_is_translated
            QStringList found = placeholders(text);
            QStringList wanted = placeholders(entry.source);
            // "one document": where the form is of the number one alone, the number may be a word.
            if (entry.isPlural && form == 0 && language != QLatin1String("fr"))
                for (const char *count : {"%n", "%Ln"}) {
                    found.removeAll(QLatin1String(count));
                    wanted.removeAll(QLatin1String(count));
                }
            if (found != wanted)
                wrong.append(entry.source + QStringLiteral("\n   -> ") + text);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TestTranslations::mnemonics_are_kept()
{
    QFETCH(const QString, language);
    QStringList wrong;
    for (const Entry &entry : readCatalogue(pathOf(language)))
        for (const QString &text : entry.forms)
            if (!text.isEmpty() && mnemonics(text) != mnemonics(entry.source))
                wrong.append(entry.source + QStringLiteral(" -> ") + text);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

} // namespace tst_translations

QTEST_GUILESS_MAIN(tst_translations::TestTranslations)
#include "tst_translations.moc"
