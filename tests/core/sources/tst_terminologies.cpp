#include "tests/core/sources/ImportStage.h"

#include <QTest>

namespace tst_terminologies {

using core::ErrorCode;
using core::Settings;
using Texts = std::vector<std::string>;

namespace {

// Columns as in FORMATS: CUI LAT TS LUI STT SUI ISPREF AUI SAUI SCUI SDUI SAB TTY CODE STR SRL SUPPRESS CVF.
std::string rrf(const std::string &concept_,
                const std::string &language,
                const std::string &preferred, // TS STT ISPREF
                const std::string &vocabulary,
                const std::string &name,
                const std::string &suppress = "N")
{
    return concept_ + "|" + language + "|" + preferred[0] + "|L1|" + (preferred[1] == 'P' ? "PF" : "VO")
           + "|S1|" + preferred[2] + "|A1||M1|D1|" + vocabulary + "|PT|D1|" + name + "|0|" + suppress
           + "|256|\n";
}

const std::string asthma = rrf("C0004096", "ENG", "SVN", "MSH", "Bronchial asthma")
                           + rrf("C0004096", "ENG", "PPY", "SNOMEDCT_US", "Asthma (disorder)")
                           + rrf("C0004096", "GER", "PPY", "MSHGER", "Asthma bronchiale")
                           + rrf("C0004096", "ENG", "SVN", "MSH", "asthmatic disease", "O");
const std::string fever =
    rrf("C0015967", "ENG", "PPY", "MSH", "Fever") + rrf("C0015967", "ENG", "SPN", "ICD10CM", "Pyrexia");
const std::string types = "C0004096|T047|B2.2.1.2.1|Disease or Syndrome|AT1|256|\n"
                          "C0015967|T184|A2.2.2|Sign or Symptom|AT2|256|\n";

const std::string descriptionHeader =
    "id\teffectiveTime\tactive\tmoduleId\tconceptId\tlanguageCode\ttypeId\tterm\tcaseSignificanceId\r\n";
const std::string snomedNames =
    descriptionHeader
    + "101010\t20240101\t1\t9\t22298006\ten\t900000000000003001\tMyocardial infarction (disorder)\t9\r\n"
      "101011\t20240101\t1\t9\t22298006\ten\t900000000000013009\tHeart attack\t9\r\n"
      "101012\t20240101\t1\t9\t22298006\ten\t900000000000013009\tCardiac infarction\t9\r\n"
      "101013\t20240101\t0\t9\t22298006\ten\t900000000000013009\tCoronary\t9\r\n"
      "101014\t20240101\t1\t9\t22298006\ten\t900000000000550004\tDeath of heart muscle\t9\r\n"
      "101015\t20240101\t1\t9\t80891009\ten\t900000000000003001\tHeart structure (body structure)\t9\r\n"
      "101016\t20240101\t1\t9\t22298006\tde\t900000000000013009\tHerzinfarkt\t9\r\n";
const std::string snomedConcepts = "id\teffectiveTime\tactive\tmoduleId\tdefinitionStatusId\r\n"
                                   "22298006\t20240101\t1\t9\t9\r\n80891009\t20240101\t0\t9\t9\r\n";
const std::string snomedRefset =
    "id\teffectiveTime\tactive\tmoduleId\trefsetId\treferencedComponentId\tacceptabilityId\r\n"
    "x-1\t20240101\t1\t9\t900000000000509007\t101012\t900000000000548007\r\n"
    "x-2\t20240101\t1\t9\t900000000000509007\t101011\t900000000000549004\r\n";

const std::string meshRecord = "*NEWRECORD\nRECTYPE = D\nMH = Lung Diseases, Interstitial\nAQ = BL CF\n"
                               "PRINT ENTRY = Alveolitis, Fibrosing|T047|NON|EQV\nENTRY = Pneumonitis|T047\n"
                               "MN = C08.381.483\nUI = D017563\n\n";

std::string orderLine(const std::string &code, char flag, std::string brief, const std::string &full)
{
    brief.resize(60, ' ');
    return "00001 " + (code + std::string(7 - code.size(), ' ')) + " " + flag + " " + brief + " " + full
           + "\n";
}

} // namespace

class TestTerminologies : public QObject
{
    Q_OBJECT

private slots:
    void reads_one_file_data();
    void reads_one_file();
    void refuses_a_broken_or_foreign_file_data();
    void refuses_a_broken_or_foreign_file();
    void blank_lines_are_passed_over_data();
    void blank_lines_are_passed_over();
    void a_compressed_file_is_named_as_such();
    void the_umls_takes_kinds_and_a_selection_from_the_semantic_types();
    void the_umls_takes_the_concepts_of_a_list_data();
    void the_umls_takes_the_concepts_of_a_list();
    void the_umls_says_what_there_was_to_choose_data();
    void the_umls_says_what_there_was_to_choose();
    void snomed_takes_active_concepts_and_preferred_names();
    void mesh_takes_the_supplement_and_a_selection_of_trees();
    void icd10_takes_the_german_alphabet();
    void a_name_of_two_concepts_belongs_to_the_one_that_prefers_it();
    void tells_what_was_left_out();
    void every_import_answers_a_cancel();
    void the_terms_do_not_depend_on_the_path();

private:
    tests::ImportStage m_stage;
};

void TestTerminologies::reads_one_file_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row =
        [](const char *what, const char *source, const std::string &bytes, const char *expected) {
            QTest::newRow(what) << source << QByteArray::fromStdString(bytes) << QString::fromUtf8(expected);
        };
    row("umls", "umls", asthma + fever, "Asthma (other): Bronchial asthma; Fever (other): Pyrexia");
    row("umls, not in the order of concepts",
        "umls",
        rrf("C2", "ENG", "SVN", "MSH", "pain") + fever + rrf("C2", "ENG", "PPY", "MSH", "Ache"),
        "Ache (other): pain; Fever (other): Pyrexia");
    row("rxnorm",
        "rxnorm",
        rrf("1191", "ENG", "PPN", "MMSL", "acetylsalicylic acid")
            + rrf("1191", "ENG", "PPN", "RXNORM", "aspirin"),
        "aspirin (drug): acetylsalicylic acid");
    row("snomed",
        "snomed",
        snomedNames,
        "Heart attack (disease): Cardiac infarction, Myocardial infarction; Heart structure (body part)");
    row("mesh",
        "mesh",
        meshRecord,
        "Lung Diseases, Interstitial (disease): Interstitial Lung Diseases, Alveolitis, Fibrosing, "
        "Pneumonitis, "
        "Fibrosing Alveolitis");
    row("mesh, tree with ids",
        "mesh",
        "\xef\xbb\xbfTree Number\tDesc Ui\tTerm\nA01\tD001829\tBody Regions\nD03\tD006571\tHeterocyclic "
        "Compounds",
        "Body Regions (body part); Heterocyclic Compounds (substance)");
    row("mesh, tree",
        "mesh",
        "Headache;C23.888.592\nDepression;F03.600\n",
        "Headache (symptom); Depression (disease)");
    row("icd-10-cm",
        "icd10",
        orderLine("A000", '1', "Cholera due to V. cholerae", "Cholera due to Vibrio cholerae 01")
            + orderLine("R51", '0', "Headache", "Headache"),
        "Cholera due to Vibrio cholerae 01 (disease): Cholera due to V. cholerae; Headache (symptom)");
    row("icd-10-gm",
        "icd10",
        "3;N;X;01;A00;A00.-;A00;A00;Cholera;Cholera;;;V;V\n"
        "4;T;X;01;A00;A00.0;A00.0;A000;Cholera durch Vibrio cholerae;Cholera;durch Vibrio;;P;P\n",
        "Cholera (disease); Cholera durch Vibrio cholerae (disease)");
    row("obo",
        "obo",
        "format-version: 1.2\n\n[Term]\nid: HP:1\nname: Fever {a=\"b\"} ! comment\nsynonym: \"Pyrexia\" "
        "EXACT []\n"
        "synonym: \"Hot\" BROAD []\nsynonym: \"High\\\ntemperature \\\"of\\\" body (finding)\" EXACT []\n\n"
        "[Term]\nid: HP:2\nname: Old\nis_obsolete: true\n\n[Typedef]\nid: part_of\nname: part of\n",
        "Fever (symptom): Pyrexia, Hightemperature \"of\" body");
    row("csv",
        "csv",
        "Term;Concept;Weight;Kind\nfemur;1;2.5;body part\n\"thigh \"\"bone\"\"\";1;;\n\nradius;;;\n",
        "femur (body part): thigh \"bone\"; radius (other)");
    row("csv of one column", "csv", "term\nfemur\nFemur\n", "femur (other)");
}

void TestTerminologies::reads_one_file()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, bytes);
    const auto imported = m_stage.importText(source.toStdString(), bytes.toStdString());
    QTEST(tests::described(imported), "expected");
    QCOMPARE(imported->summary.files.size(), std::size_t{1});
    QVERIFY(imported->summary.files.front().digest == core::sha256(bytes.toStdString()));
}

void TestTerminologies::blank_lines_are_passed_over_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char *source, const std::string &bytes) {
        QTest::addRow("%s, %zu bytes", source, bytes.size())
            << QString::fromUtf8(source) << QByteArray::fromStdString(bytes);
    };
    row("umls", asthma + fever);
    row("rxnorm",
        rrf("1191", "ENG", "PPN", "RXNORM", "aspirin") + rrf("3", "ENG", "PPN", "RXNORM", "heparin"));
    row("snomed", snomedNames);
    row("mesh", meshRecord);
    row("mesh", "Headache;C23.888.592\nDepression;F03.600\n");
    row("icd10",
        orderLine("A000", '1', "Cholera", "Cholera, any") + orderLine("R51", '0', "Headache", "Headache"));
    row("icd10",
        "3;N;X;01;A00;A00.-;A00;A00;Cholera;Cholera;;;V;V\n"
        "4;T;X;01;A00;A00.0;A00.0;A000;Cholera durch Vibrio;Cholera;durch Vibrio;;P;P\n");
    row("csv", "Term;Concept\nfemur;1\nthigh bone;1\n");
}

// Also in front of the header, and of blanks alone.
void TestTerminologies::blank_lines_are_passed_over()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, bytes);
    const auto plain = m_stage.importText(source.toStdString(), bytes.toStdString());
    QByteArray spaced = "\r\n" + bytes;
    spaced.replace("\n", "\n \t\r\n\n");
    const auto imported = m_stage.importText(source.toStdString(), spaced.toStdString());
    QVERIFY2(imported.has_value(), imported ? "" : imported.error().detail.c_str());
    QCOMPARE(tests::described(imported), tests::described(plain));
}

void TestTerminologies::a_compressed_file_is_named_as_such()
{
    for (const char *source : {"umls", "snomed", "mesh", "icd10", "obo", "rxnorm", "csv"}) {
        const auto imported = m_stage.importText(source, "\x1f\x8b\x08 whatever");
        QVERIFY(!imported);
        QVERIFY2(imported.error().detail.find("is compressed (gzip); unpack it") != std::string::npos,
                 source);
    }
}

void TestTerminologies::refuses_a_broken_or_foreign_file_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *what, const char *source, const std::string &bytes, const char *message) {
        QTest::newRow(what) << source << QByteArray::fromStdString(bytes) << QString::fromUtf8(message);
    };
    row("rrf with a column too few",
        "umls",
        fever + "C1|ENG|P|L|PF|S|Y|A||M|D|MSH|PT|D|x|0|N|\n",
        ", line 3: 18 columns, each ended by |, were expected, 17 were found");
    row("rrf cut off", "umls", fever.substr(0, fever.size() - 20), ", line 2: 18 columns");
    row("rrf that is prose", "rxnorm", "Dear colleague,\n", ", line 1: 18 columns, each ended by |");
    row("not utf-8", "umls", fever + rrf("C1", "ENG", "PPY", "MSH", "M\xe9ni\xe8re"), ", line 3: not UTF-8");
    row("binary", "obo", std::string("[Term]\nid: \0x\n", 14), ", line 2: holds a byte 0");
    row("a line without end",
        "mesh",
        "*NEWRECORD\n" + std::string(3 << 20, 'a'),
        ", line 2: longer than 1 MB");
    row("snomed without header",
        "snomed",
        snomedNames.substr(descriptionHeader.size()),
        ", line 1: the header of a description file of Release Format 2 was expected");
    row("snomed with another file", "snomed", snomedConcepts, ", line 1: the header of a description file");
    row("snomed with a column too few",
        "snomed",
        descriptionHeader + "101010\t2024\t1\t9\t22\ten\t9\tx\r\n",
        ", line 2: 9 columns between tabs");
    row("snomed with no id",
        "snomed",
        descriptionHeader + "10x\t2024\t1\t9\t22298006\ten\t9\tx\t9\n",
        ", line 2: an id of SNOMED CT");
    row("snomed with a strange active",
        "snomed",
        descriptionHeader + "10\t2024\tyes\t9\t22\ten\t9\tx\t9\n",
        ", line 2: 9 columns between tabs, with active as 0 or 1");
    row("mesh that begins with no record", "mesh", "MH = Fever\n", ", line 1: *NEWRECORD");
    row("mesh with no element", "mesh", meshRecord + "Fever\n", ", line 10: *NEWRECORD or \"KEY = value\"");
    row("tree without number", "mesh", "Fever;C23\nPain\n", ", line 2: a heading with its tree number");
    row("order file of another",
        "icd10",
        orderLine("A000", '1', "a", "Cholera") + "A001  1 Cholera\n",
        ", line 2: an order number of 5 digits");
    row("codes without title",
        "icd10",
        "3;N;X;01;A00;A00.-;A00;A00;;Cholera;;;V;V\n",
        ", line 1: at least 12 fields between semicolons");
    row("obo of another", "obo", "<?xml version=\"1.0\"?>\n", ", line 1: \"tag: value\" or \"[Term]\"");
    row("obo with an open synonym",
        "obo",
        "[Term]\nid: X:1\nname: fever\nsynonym: \"hot EXACT []\n",
        ", line 4: a synonym in double quotes");
    row("csv without term", "csv", "concept,kind\n1,drug\n", ", line 1: a header with the column term");
    row("csv with another column", "csv", "term,name\na,b\n", ", line 1: the column \"name\" is unknown");
    row("csv with a column twice", "csv", "term,term\na,b\n", ", line 1: the column term stands there twice");
    row("csv with an open quote", "csv", "term\n\"femur\nb\n", ", line 2: a quote is not closed");
    row("csv with a row too short", "csv", "term,kind\nfemur\n", ", line 2: 2 columns were expected");
    row("csv with a weight of 0", "csv", "term,weight\nfemur,0\n", ", line 2: a weight from 0.001");
    row("csv with another kind", "csv", "term,kind\nfemur,bone\n", ", line 2: the kind \"bone\" is unknown");
    row("csv without a term in a row", "csv", "term,kind\n,drug\n", ", line 2: a term was expected");
    for (const char *source : {"umls", "rxnorm", "mesh", "icd10", "obo", "csv"})
        row((std::string("empty ") + source).c_str(), source, "", ": ");
}

void TestTerminologies::refuses_a_broken_or_foreign_file()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, message);
    const auto imported = m_stage.importText(source.toStdString(), bytes.toStdString());
    QVERIFY(!imported.has_value());
    QCOMPARE(imported.error().code, ErrorCode::InvalidPlan);
    const QString path = QString::fromStdString(m_stage.path("file").string());
    QVERIFY2(tests::described(imported).startsWith(path + message), qPrintable(tests::described(imported)));
    QVERIFY(!tests::described(imported).contains(QLatin1Char('\n')));
}

void TestTerminologies::the_umls_takes_kinds_and_a_selection_from_the_semantic_types()
{
    const auto file = m_stage.write("MRCONSO.RRF", asthma + fever).string();
    Settings settings{{"file", file}, {"types", m_stage.write("MRSTY.RRF", types).string()}};
    QCOMPARE(tests::described(m_stage.import("umls", settings)),
             "Asthma (disease): Bronchial asthma; Fever (symptom): Pyrexia");
    settings["semanticTypes"] = Texts{"T184"};
    QCOMPARE(tests::described(m_stage.import("umls", settings)), "Fever (symptom): Pyrexia");
    settings["vocabularies"] = Texts{"ICD10CM"};
    QCOMPARE(tests::described(m_stage.import("umls", settings)), "Pyrexia (symptom)");
    settings = {{"file", file}, {"language", std::string("GER")}};
    QCOMPARE(tests::described(m_stage.import("umls", settings)), "Asthma bronchiale (other)");
}

void TestTerminologies::the_umls_takes_the_concepts_of_a_list_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("expected");
    const QString file = QString::fromStdString(m_stage.path("concepts.txt").string());
    const QString onlyFever = QStringLiteral("Fever (other): Pyrexia");
    QTest::newRow("one a line") << QByteArray("C0015967\n") << onlyFever;
    QTest::newRow("as a table, with quotes")
        << QByteArray("CUI,PAPERS\r\n\"C0015967\",4711\r\n") << onlyFever;
    QTest::newRow("remarks and blank lines") << QByteArray("# of 2024\n\nC0015967|T184\n") << onlyFever;
    QTest::newRow("both") << QByteArray("C0015967\nC0004096\n")
                          << QStringLiteral("Asthma (other): Bronchial asthma; Fever (other): Pyrexia");
    QTest::newRow("another code") << QByteArray("C0015967\nD005334\n")
                                  << file + QStringLiteral(", line 2: a concept identifier such as C0018802");
    QTest::newRow("no code") << QByteArray("fever\n")
                             << file + QStringLiteral(": holds no concept identifier such as C0018802");
    QTest::newRow("none of the file") << QByteArray("C9999999\n")
                                      << QString::fromStdString(m_stage.path("MRCONSO.RRF").string())
                                             + QStringLiteral(": holds no concept of the list");
}

void TestTerminologies::the_umls_takes_the_concepts_of_a_list()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QString, expected);
    const Settings settings{{"file", m_stage.write("MRCONSO.RRF", asthma + fever).string()},
                            {"concepts", m_stage.write("concepts.txt", list.toStdString()).string()}};
    const QString found = tests::described(m_stage.import("umls", settings));
    QVERIFY2(found.startsWith(expected), qPrintable(found));
}

void TestTerminologies::the_umls_says_what_there_was_to_choose_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("message");
    QTest::newRow("language")
        << "language"
        << "FRE"
        << "MRCONSO.RRF: holds no name in the language FRE; set vocabulary.language to one of "
           "those it holds: ENG, GER";
    QTest::newRow("vocabulary")
        << "vocabularies"
        << "LNC"
        << "MRCONSO.RRF: holds no name of the chosen vocabularies; set "
           "vocabulary.vocabularies to some of those it holds: ICD10CM, MSH, SNOMEDCT_US";
    QTest::newRow("type")
        << "semanticTypes"
        << "T999"
        << "MRSTY.RRF: holds none of the chosen semantic types; set vocabulary.semanticTypes to "
           "some of those it holds: T047, T184";
}

void TestTerminologies::the_umls_says_what_there_was_to_choose()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(QString, message);
    Settings settings{{"file", m_stage.write("MRCONSO.RRF", asthma + fever).string()},
                      {"types", m_stage.write("MRSTY.RRF", types).string()}};
    const std::string text = value.toStdString();
    settings[key.toStdString()] = key == "language" ? core::Setting(text) : core::Setting(Texts{text});
    const QString found = tests::described(m_stage.import("umls", settings));
    QVERIFY2(found.endsWith(message), qPrintable(found));
    settings.erase("types");
    if (key == "semanticTypes")
        QVERIFY(tests::described(m_stage.import("umls", settings)).startsWith("vocabulary.types: "));
}

void TestTerminologies::snomed_takes_active_concepts_and_preferred_names()
{
    Settings settings{{"file", m_stage.write("description.txt", snomedNames).string()},
                      {"concepts", m_stage.write("concept.txt", snomedConcepts).string()},
                      {"preferred", m_stage.write("refset.txt", snomedRefset).string()}};
    QCOMPARE(tests::described(m_stage.import("snomed", settings)),
             "Cardiac infarction (disease): Heart attack, Myocardial infarction");
    settings["refset"] = std::string("1");
    QVERIFY(
        tests::described(m_stage.import("snomed", settings))
            .endsWith(
                "refset.txt: holds no preferred name of the reference set; set vocabulary.refset to one of "
                "those it holds: 900000000000509007"));
    settings = {{"file", m_stage.path("description.txt").string()}, {"language", std::string("fr")}};
    QVERIFY(
        tests::described(m_stage.import("snomed", settings))
            .endsWith("holds no active name in the language fr; set vocabulary.language to one of those it "
                      "holds: de, en"));
}

void TestTerminologies::mesh_takes_the_supplement_and_a_selection_of_trees()
{
    const std::string other = "*NEWRECORD\nMH = Aspirin\nMN = D02.455\nUI = D001241\n";
    Settings settings{{"file", m_stage.write("d.bin", meshRecord + other).string()}, {"trees", Texts{"D"}}};
    settings["supplement"] =
        m_stage.write("c.bin", "*NEWRECORD\nRECTYPE = C\nNM = abemaciclib\nSY = Verzenio|T109\nUI = C1\n")
            .string();
    QCOMPARE(tests::described(m_stage.import("mesh", settings)),
             "Aspirin (substance); abemaciclib (substance): Verzenio");
}

void TestTerminologies::icd10_takes_the_german_alphabet()
{
    const Settings settings{
        {"file", m_stage.write("kodes.txt", "3;N;X;01;A00;A00.-;A00;A00;Cholera;Cholera;;;V;V\n").string()},
        {"alphabet",
         m_stage.write("alphabet.txt", "1|12345|1|A00.-||||Asiatische Cholera\n1|12346|0|||||Siehe dort\n")
             .string()}};
    const auto imported = m_stage.import("icd10", settings);
    QCOMPARE(tests::described(imported), "Cholera (disease): Asiatische Cholera");
    QCOMPARE(imported->summary.leftOut.at("entries of the alphabet without a code"), std::uint64_t{1});
}

void TestTerminologies::a_name_of_two_concepts_belongs_to_the_one_that_prefers_it()
{
    // "cold" is a synonym of the first and the preferred name of the second; the third has no name of its
    // own.
    const std::string names = "term,concept\ncommon cold,1\nCold,1\ncold,2\nchill,2\nCOLD,3\n";
    const auto imported = m_stage.importText("csv", names);
    QCOMPARE(tests::described(imported), "common cold (other); cold (other): chill");
    QCOMPARE(imported->summary.leftOut.at("concepts without a name of their own"), std::uint64_t{1});
}

void TestTerminologies::tells_what_was_left_out()
{
    const std::string names = asthma + fever + rrf("C1", "ENG", "PPY", "MSH", std::string(201, 'x'))
                              + rrf("C1", "ENG", "PPY", "MSH", "10 %");
    const auto imported = m_stage.importText("umls", names);
    const std::map<std::string, std::uint64_t> leftOut = {{"concepts without a name of their own", 1},
                                                          {"names in other languages", 1},
                                                          {"names longer than 200 bytes", 1},
                                                          {"names with fewer than two letters", 1},
                                                          {"suppressed names", 1}};
    QVERIFY(imported->summary.leftOut == leftOut);
    QCOMPARE(imported->summary.concepts, std::uint64_t{3});
    QCOMPARE(imported->summary.names, std::uint64_t{4});
    QCOMPARE(imported->summary.files.front().lines, std::uint64_t{8});
}

void TestTerminologies::every_import_answers_a_cancel()
{
    class Cancelled final : public core::JobControl
    {
    public:
        bool isCancelled() const override { return true; }
        void report(double, std::string_view) override {}
    } control;
    const Settings settings{{"file", m_stage.write("any.txt", "term\nfemur\n").string()}};
    for (const auto *source : core::vocabulary::sources())
        if (const auto *importing = source->importing()) {
            const auto imported = importing->importFiles(settings, control);
            QVERIFY(!imported && imported.error().code == ErrorCode::Cancelled);
        }
}

void TestTerminologies::the_terms_do_not_depend_on_the_path()
{
    const auto digestOf = [&](const std::string &name) {
        const Settings settings{{"file", m_stage.write(name, asthma + fever).string()}};
        return core::vocabulary::Vocabulary::fromTerms(m_stage.import("umls", settings)->terms)->digest();
    };
    QVERIFY(digestOf("one") == digestOf("other"));
}

} // namespace tst_terminologies

QTEST_APPLESS_MAIN(tst_terminologies::TestTerminologies)
#include "tst_terminologies.moc"
