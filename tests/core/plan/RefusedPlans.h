#pragma once

#include "tests/core/plan/RefusedWriters.h"

#include <string>
#include <vector>

namespace tests {

/// A JSON list of `count` different labels.
inline std::string manyLabels(int count)
{
    std::string labels;
    for (int i = 0; i < count; ++i)
        labels += (i == 0 ? "\"label " : ",\"label ") + std::to_string(i) + '"';
    return '[' + labels + ']';
}

/// The good plan with one value that cannot run.
struct RefusedPlan
{
    std::string pointer; ///< where the value stands, for planWithValue()
    std::string value;   ///< JSON; empty: the key is missing
    std::string field;   ///< that the error names
    std::string expected;
};

/// A case of every check of a plan that JSON can bring about.
inline std::vector<RefusedPlan> refusedPlans()
{
    std::vector<RefusedPlan> plans;
    const auto row =
        [&](const char *pointer, const std::string &value, const char *field, const std::string &expected) {
            plans.push_back({pointer, value, field, expected});
        };
    const std::string epsilonRange = "a number above 0 (at least 0.000001) and at most 50 was expected";
    const std::string capRange = "a number above 0 (at least 0.000001) and at most 1000 was expected";

    row("/project", "\"\"", "project", "a name was expected");
    row("/project", "\" \\u00a0\"", "project", "a name was expected");
    row("/project", "\"" + std::string(101, 'x') + "\"", "project", "at most 100 characters");
    row("/project", "\"a/b\"", "project", "without slashes");
    row("/project", "\"a\\\\b\"", "project", "without slashes");
    row("/project", "\"..\"", "project", "without slashes");
    row("/project", "\"a\\nb\"", "project", "without control characters");

    row("/records/source", "\"a\\nb\"", "records.source", "on one line");
    row("/records/source", "\"\"", "records.source", "the name of the data source was expected");
    row("/records/source", "\"no\\u200dtes\"", "records.source", "invisible characters");
    row("/records/source", "\"" + std::string(101, 'x') + "\"", "records.source", "at most 100 characters");
    row("/records",
        "{\"source\": \"s\", \"text\": \"t\"}",
        "records.files",
        "the path of the records was expected");
    const auto database = [](const std::string &more) {
        return R"({"source": "s", "text": "t", "database": {"connection": )" + more + "}}";
    };
    row("/records",
        database(R"("DSN=clinic;PWD=Zq7")"),
        "records.database.connection",
        "no password was expected");
    row("/records",
        database(R"("Driver=/tmp/evil.so;Server=a")"),
        "records.database.connection",
        "the name of a driver");
    row("/records", database(R"("clinic")"), "records.database.connection", "keywords of ODBC were expected");
    row("/records",
        database(R"("DSN=clinic;ConnSettings=x")"),
        "records.database.connection",
        "it loads, runs or writes something");
    row("/records",
        database(R"("DSN=clinic", "query": "DELETE FROM notes")"),
        "records.database.query",
        "a statement that begins with SELECT");
    row("/records",
        database(R"("DSN=clinic", "query": "SELECT 1; SELECT 2")"),
        "records.database.query",
        "more than one statement");
    row("/records",
        database(R"("DSN=clinic", "passwordEnvironment": "HOME")"),
        "records.database.passwordEnvironment",
        "_USER or _PASSWORD");
    row("/records", database(R"("DSN=clinic", "timeout": 0)"), "records.database.timeout", "from 1 to 86400");
    row("/records/language",
        "\"Germann\"",
        "records.language",
        "the name or the code of a language was expected");
    row("/records/language", "\"Spanish\"", "vocabulary", "in the language of the records (Spanish)");
    row("/records/language", "\"de\"", "vocabulary", "in the language of the records (German)");
    row("/records/files", "[\"a\\u0000b\"]", "records.files[0]", "without control characters");
    row("/records/text", "", "records.text", "the name of the column that holds the text was expected");
    row("/records/text", "\"specialty\"", "records.label", "the same column as records.text");
    row("/records/person", "\"note\"", "records.person", "the same column as records.text");
    row("/records/label", "\"\"", "records.label", "set it to null");
    row("/records/person", "\"\"", "records.person", "set it to null");
    row("/records/format", "\"jsonl\"", "records.delimiter", "only csv has a delimiter");
    row("/records/delimiter", "\"\\\"\"", "records.delimiter", "not a quote or line break");
    row("/records/delimiter", "\"\\n\"", "records.delimiter", "not a quote or line break");
    row("/records/format", "\"tsv\"", "records.delimiter", "a tsv file has a delimiter of its own");
    row("/records/format", "\"cvs\"", "records.format", "did you mean \"csv\"");
    row("/records/format", "\"jsonll\"", "records.format", "did you mean \"jsonl\"?");
    row("/records/delimiter", "\"||\"", "records.delimiter", "one ASCII character was expected");
    row("/records/delimiter", "\"\"", "records.delimiter", "one ASCII character was expected");
    row("/records/encoding", "\"\"", "records.encoding", "a name such as \"UTF-8\" was expected");
    row("/records/labelSeparator", "\"x\"", "records.labelSeparator", "neither letters nor digits");
    row("/records",
        R"({"source": "s", "files": ["a.csv"], "text": "note", "labelSeparator": ";"})",
        "records.labelSeparator",
        "a column of labels was expected");

    row("/records/quoting", "\"doubled\"", "records.quoting", "unknown");
    row("/records/headerRow", "0", "records.headerRow", "a whole number from 1 to 1000000 was expected");
    row("/records",
        R"({"source": "s", "files": ["a.jsonl"], "format": "jsonl", "text": "note", "quoting": "none"})",
        "records.quoting",
        "only csv and tsv have quotes");
    row("/records",
        R"({"source": "s", "files": ["b.jsonl"], "format": "jsonl", "text": "note", "headerRow": 2})",
        "records.headerRow",
        "only csv, tsv and spreadsheets have a row with the names of the columns");
    row("/records/withdrawn",
        R"({"values": ["1"]})",
        "records.withdrawn.column",
        "the name of a column was expected");
    row("/records/severalLabels", "\"eech\"", "records.severalLabels", "did you mean \"each\"?");

    row("/records/label", "null", "records.label", "because labels are declared");
    row("/labels", "[\"a\", \" \"]", "labels[1]", "a label was expected, nothing was found");
    row("/labels", "[\"a\", \"b\", \"\\ta \\u2003\"]", "labels[2]", "without control characters");
    row("/labels", "[\"a\", \"b\", \" a\\u2003\"]", "labels[2]", "the same label as labels[0]");
    row("/labels", R"(["\u00e4", "a\u0308"])", "labels[1]", "the same label as labels[0]");
    row("/labels",
        R"([{"name": "a", "values": ["x", "x\u00a0"]}])",
        "labels[0].values[1]",
        "is also under labels[0]");
    row("/labels",
        R"([{"name": "a", "values": ["\u00a0\u200b"]}])",
        "labels[0].values[0]",
        "a value was expected");
    row("/labels", "[\"a\\nb\"]", "labels[0]", "on one line");
    row("/labels", manyLabels(1001), "labels", "at most 1000 labels");
    row("/labels", "[\"" + std::string(201, 'x') + "\"]", "labels[0]", "at most 200 characters");
    row("/labels", R"(["b", {"name": "", "values": ["a"]}])", "labels[1]", "a label was expected, nothing");
    row("/labels", R"(["a", {"name": "a", "values": ["b"]}])", "labels[1]", "the same label as labels[0]");
    row("/labels", R"([{"name": "a", "values": []}])", "labels[0].values", "at least one value was expected");
    row("/labels", R"([{"name": "a", "values": ["b", " "]}])", "labels[0].values[1]", "a value was expected");
    row("/labels",
        R"([{"name": "a", "values": ["b", "c", "b"]}])",
        "labels[0].values[2]",
        "is also under labels[0]");
    row("/labels",
        R"(["b", {"name": "a", "values": ["c", "b"]}])",
        "labels[1].values[1]",
        "is also under labels[0]");
    row("/labels", R"([{"name": "a", "values": ["b"]}, "b"])", "labels[1]", "under labels[0]");
    row("/labels",
        "[{\"name\": \"a\", \"values\": [\"" + std::string(201, 'x') + "\"]}]",
        "labels[0].values[0]",
        "at most 200 characters");

    row("/vocabulary/source", "", "vocabulary.source", "builtin, terms, ");
    row("/vocabulary/source", "\"builtins\"", "vocabulary.source", "did you mean \"builtin\"?");
    row("/vocabulary/source", "\"zzzzzzz\"", "vocabulary.source", "known here: builtin, terms, ");
    row("/vocabulary/name", "\"medicla\"", "vocabulary.name", "did you mean \"medical\"?");
    row("/vocabulary/exclude", R"({"kinds": ["drugs"]})", "vocabulary.exclude.kinds[0]", "\"drug\"?");
    row("/vocabulary/exclude", R"({"terms": ["a", ""]})", "vocabulary.exclude.terms[1]", "a term");
    row("/embedding", R"({"source": "word2vek"})", "embedding.source", "did you mean \"word2vec\"?");
    row("/embedding", R"({"source": "glove"})", "embedding.file", "the path of a text file of GloVe");
    row("/embedding", R"({"source": "glove", "file": "a\nb"})", "embedding.file", "on one line");
    const auto server = [](const std::string &more) {
        return R"({"source": "endpoint", "protocol": "openai", "model": "m", "baseUrl": )" + more + "}";
    };
    row("/embedding", server("\"\""), "embedding.baseUrl", "the address of the server was expected");
    row("/embedding", server("\"models\""), "embedding.baseUrl", "a complete address");
    row("/embedding",
        server("\"https://a/?k=1\""),
        "embedding.baseUrl",
        "that embedding.keyEnvironment names");
    row("/embedding", server("\"http://192.0.2.1\""), "embedding.baseUrl", "host in embedding.plainHttpHost");
    row("/embedding",
        server(R"("https://a", "keyEnvironment": "HOME")"),
        "embedding.keyEnvironment",
        "ends in _KEY or _TOKEN");
    row("/embedding", server(R"("https://a", "proxy": "a b")"), "embedding.proxy", "an address such as");
    row("/vocabulary/source", "\"terms\"", "vocabulary.file", "the path of a file with one term a line");
    row("/embedding/source", "\"file:vectors\"", "embedding.source", "known here: builtin");

    const std::string phrases = "synthesis.epsilon.phrases";
    row("/synthesis/epsilon/phrases", "", phrases.c_str(), "nothing was found; it has no default");
    row("/synthesis/epsilon/phrases", "null", phrases.c_str(), "nothing was found; it has no default");
    for (const char *value : {"0", "-1", "1e-9", "50.001"})
        row("/synthesis/epsilon/phrases", value, phrases.c_str(), epsilonRange);
    row("/synthesis/epsilon/pairs", "-0.1", "synthesis.epsilon.pairs", "from 0.000001 to 50 was expected");
    row("/synthesis/epsilon/labels", "-0.1", "synthesis.epsilon.labels", "from 0.000001 to 50 was expected");
    row("/synthesis/epsilon/labels", "49", "synthesis.epsilon", "at most 50 in all was expected");
    row("/synthesis/epsilon/phrase", "1", "synthesis.epsilon.phrase", "did you mean \"phrases\"?");
    row("/synthesis/epsilon/votes", "1", "synthesis.epsilon.votes", "known here: phrases, pairs, labels");
    row("/synthesis/phrasesPerUnit", "10", "synthesis.phrasesPerUnit", "known here: method, epsilon");
    row("/privacy/delta", "1", "privacy.delta", "from 1e-12 to 0.001 was expected");
    row("/privacy/delta", "-1e-6", "privacy.delta", "from 1e-12 to 0.001 was expected");
    row("/sampling/shares", "[1]", "sampling.shares", "a number for each label was expected");
    row("/sampling/shares", "[1, -1]", "sampling.shares[1]", "a number of 0 or above was expected");
    row("/sampling/shares", "[0, 0]", "sampling.shares", "at least one share above 0 was expected");
    for (const char *value : {"0", "0.099", "-1", "10.01"})
        row("/sampling/sharpness", value, "sampling.sharpness", "a number from 0.1 to 10 was expected");
    row("/privacy/cap", "0", "privacy.cap", capRange);
    row("/privacy/cap", "-3", "privacy.cap", capRange);
    row("/privacy/cap", "1000.5", "privacy.cap", capRange);

    row("/privacy/capDelta", "0", "privacy.capDelta", "from 1e-12 to 0.001 was expected");

    for (const char *method : {"independent", "iterative-linear", "iterative-logarithmic"})
        row("/synthesis",
            R"({"epsilon": {"vocabulary": 1}, "method": ")" + std::string(method) + "\"}",
            "synthesis.epsilon.sequences",
            "a number above 0 was expected");
    const auto kernel = [&](const char *setting, const char *field, const char *expected) {
        row("/synthesis",
            "{" + std::string(setting)
                + R"(, "method": "independent", "epsilon": {"vocabulary": 1, "sequences": 1}})",
            field,
            expected);
    };
    kernel(R"("phrasesPerUnit": 0)", "synthesis.phrasesPerUnit", "from 1 to 1000 was expected");
    kernel(R"("selectedPhrases": 100001)", "synthesis.selectedPhrases", "from 1 to 100000 was expected");
    kernel(R"("featurePairs": 8193)", "synthesis.featurePairs", "or 0 to have it chosen");
    kernel(R"("prefixSizes": [1, 13])", "synthesis.prefixSizes[1]", "from 1 to 12 was expected");
    kernel(R"("prefixSizes": "all")", "synthesis.prefixSizes", "a list of whole numbers was expected");
    kernel(R"("featurePairs": 1.5)", "synthesis.featurePairs", "a whole number was expected");
    kernel(R"("featurePair": 5)", "synthesis.featurePair", "did you mean \"featurePairs\"?");
    row("/synthesis/method", "\"histogramm\"", "synthesis.method", "did you mean \"histogram\"?");
    row("/synthesis/method",
        "\"magic\"",
        "synthesis.method",
        "known here: histogram, independent, iterative-linear, iterative-logarithmic");
    row("/sampling/length", "0", "sampling.length", "from 1 to 100 was expected");
    row("/sampling/length", "101", "sampling.length", "from 1 to 100 was expected");
    row("/sampling/perLabel", "0", "sampling.perLabel", "from 1 to 100000 was expected");
    row("/sampling/perLabel", "-5", "sampling.perLabel", "from 1 to 100000 was expected");
    row("/sampling/perLabel", "100001", "sampling.perLabel", "from 1 to 100000 was expected");

    eachRefusedWriter(row);
    row("/writer/kind",
        "\"pen\"",
        "writer.kind",
        "known here: template, chat, promptPack, sentences, publicTexts");
    row("/writer/language",
        "\"Italian\"",
        "writer.language",
        "a language of the built-in sentences was expected (\"English\", \"German\", \"French\", "
        "\"Spanish\")");
    row("/writer/documentType", "\"\"", "writer.documentType", "a kind of document was expected");
    row("/writer/documentType",
        "\"" + std::string(101, 'x') + "\"",
        "writer.documentType",
        "at most 100 characters");
    row("/about/approximateRecords", "0", "about.approximateRecords", "from 1 to 1000000000 was expected");
    return plans;
}

} // namespace tests
