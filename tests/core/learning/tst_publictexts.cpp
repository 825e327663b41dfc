#include "core/learning/Learn.h"
#include "core/learning/PlainText.h"
#include "core/learning/PublicTexts.h"
#include "tests/core/learning/SampleTexts.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <vector>

namespace tst_publictexts {

using namespace core;
using namespace core::learning;
namespace fs = std::filesystem;

/// Public texts come from files of records, plain texts and folders of them, in the order of their names.
class TestPublicTexts : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        QVERIFY(m_root->isValid());
    }

    void a_folder_is_read_by_the_names_of_its_files()
    {
        write("b.txt", "second");
        write("sub/a.md", "third, in a folder");
        write("a.TXT", "first");
        write("sub.txt", "fourth: a dot comes before a slash");
        // By bytes: "a.TXT", "b.txt", "sub.txt", "sub/a.md".
        QCOMPARE(read({""}),
                 (Strings{"first", "second", "fourth: a dot comes before a slash", "third, in a folder"}));
        QCOMPARE(m_documents, std::uint64_t{4});
    }

    void what_is_no_plain_text_is_passed_over()
    {
        write("a.txt", "text");
        write("b.pdf", "%PDF-1.4");
        write("notes", "no ending");
        write(".hidden.txt", "hidden");
        write(".git/c.txt", "hidden as well");
        QCOMPARE(::mkfifo(path("pipe.txt").c_str(), 0600), 0);
        fs::create_directory(path("empty.txt"));
        fs::create_symlink(path("a.txt"), path("link.txt"));
        fs::create_directory_symlink(path(""), path("round"));
        QCOMPARE(read({""}), Strings{"text"});
    }

    void its_digest_is_that_of_what_sha256sum_prints()
    {
        write("b.txt", "two");
        write("sub/a.txt", "one");
        const std::string lines = toHex(sha256("two")) + "  b.txt\n" + toHex(sha256("one")) + "  sub/a.txt\n";
        read({""});
        QCOMPARE(m_digests.size(), std::size_t{1});
        QCOMPARE(toHex(m_digests[0]), toHex(sha256(lines)));
        read({"b.txt"});
        QCOMPARE(toHex(m_digests[0]), toHex(sha256("two")));
    }

    void several_sources_follow_each_other()
    {
        write("z.txt", "plain");
        write("in/a.txt", "of a folder");
        write("r.jsonl", "{\"text\": \"a record\"}\n{\"text\": \"another\"}\n");
        QCOMPARE(read({"z.txt", "r.jsonl", "in"}), (Strings{"plain", "a record", "another", "of a folder"}));
        QCOMPARE(m_documents, std::uint64_t{4});
        QCOMPARE(m_digests.size(), std::size_t{3});
        QCOMPARE(read({"in/", "z.txt"}), (Strings{"of a folder", "plain"}));
    }

    void a_long_text_comes_in_pieces_between_words()
    {
        const std::string word = "stenosis\u00E9 ";
        std::string text;
        while (text.size() < 3 * PublicTexts::pieceBytes)
            text += word;
        write("long.txt", text);
        const Strings pieces = read({"long.txt"});
        QVERIFY(pieces.size() >= 3);
        std::string all;
        for (const std::string &piece : pieces) {
            QVERIFY(piece.size() <= 2 * PublicTexts::pieceBytes);
            QCOMPARE(piece.size() % word.size(), std::size_t{0});
            all += piece;
        }
        QVERIFY(all == text);
        QCOMPARE(m_documents, std::uint64_t{1});
    }

    void a_text_without_a_blank_is_read_to_its_end()
    {
        std::string text;
        while (text.size() < 2 * PublicTexts::pieceBytes)
            text += "\u00E9\u00DF";
        write("dense.txt", text);
        std::string all;
        for (const std::string &piece : read({"dense.txt"}))
            all += piece;
        QVERIFY(all == text);
    }

    void an_empty_text_is_no_document()
    {
        write("a.txt", "");
        write("b.txt", "text");
        QCOMPARE(read({""}), Strings{"text"});
        QCOMPARE(m_documents, std::uint64_t{1});
    }

    void the_fraction_rises_to_one()
    {
        for (int file = 0; file < 8; ++file)
            write("f" + std::to_string(file) + ".txt", std::string(100, 'a'));
        const auto sources = of({""});
        PublicTexts texts(sources);
        std::string_view piece;
        double before = 0;
        while (texts.next(piece).value()) {
            QVERIFY(texts.fractionRead() >= before);
            before = texts.fractionRead();
        }
        QCOMPARE(texts.fractionRead(), 1.0);
        texts.rewind();
        QCOMPARE(texts.fractionRead(), 0.0);
        QVERIFY(texts.next(piece).value());
    }

    void errors_name_the_file_and_the_line()
    {
        write("a.txt", "good\n");
        write("sub/b.txt",
              "one\ntwo\nthr\xFF"
              "ee\n");
        QVERIFY(error({""}).detail.find("sub/b.txt:3: byte 12") != std::string::npos);
        QVERIFY(error({""}).code == ErrorCode::InvalidRecords);
        write("sub/b.txt", std::string("PK\x03\x04\0\0\0\0", 8));
        QVERIFY(error({""}).detail.find("sub/b.txt: this is no plain text") != std::string::npos);
        QVERIFY(error({"missing.txt"}).code == ErrorCode::NotFound);
    }

    void a_folder_without_texts_is_refused()
    {
        write("a.pdf", "x");
        QVERIFY(error({""}).code == ErrorCode::InvalidParameter);
        QVERIFY(error({""}).detail.find(".txt and .md") != std::string::npos);
    }

    void no_pipe_is_waited_for()
    {
        QCOMPARE(::mkfifo(path("pipe.txt").c_str(), 0600), 0);
        QVERIFY(!error({"pipe.txt"}).detail.empty());
    }

    void a_folder_that_may_not_be_read_is_named()
    {
        write("a.txt", "text");
        write("closed/b.txt", "text");
        fs::permissions(path("closed"), fs::perms::none);
        if (std::ifstream(path("closed/b.txt")).is_open())
            QSKIP("this user may read everything");
        const Error found = error({""});
        fs::permissions(path("closed"), fs::perms::owner_all);
        QCOMPARE(found.code, ErrorCode::Io);
        QVERIFY(found.detail.find("closed") != std::string::npos);
    }

    void a_folder_teaches_the_same_as_a_file_of_records()
    {
        const tests::SampleTexts sample("de");
        std::ifstream in(sample.path("texts.jsonl"));
        int number = 0;
        for (std::string line; std::getline(in, line); ++number) {
            constexpr std::size_t before = 10; // {"text": "
            const std::string name = std::to_string(1000 + number) + ".txt";
            write(name, line.substr(before, line.size() - before - 2));
        }
        NoControl control;
        const auto records = learn(sample.files(), sample.options(), sample.path(""), control).value();
        const auto folder = learn(of({""}), sample.options(), sample.path(""), control).value();
        QCOMPARE(folder.terms.size(), records.terms.size());
        for (std::size_t i = 0; i < folder.terms.size(); ++i)
            QCOMPARE(folder.terms[i].term, records.terms[i].term);
        QCOMPARE(folder.origin.documents, records.origin.documents);
        QCOMPARE(folder.origin.words, records.origin.words);
        QCOMPARE(folder.origin.files.size(), std::size_t{1});
        QCOMPARE(folder.origin.files[0].name, nameOf(path("")));
    }

private:
    using Strings = std::vector<std::string>;

    std::string path(const std::string &name) const
    {
        const std::string root = m_root->path().toStdString();
        return name.empty() ? root : root + "/" + name;
    }

    void write(const std::string &name, const std::string &text)
    {
        fs::create_directories(fs::path(path(name)).parent_path());
        std::ofstream(path(name), std::ios::binary) << text;
    }

    std::vector<records::Source> of(const Strings &names) const
    {
        std::vector<records::Source> sources;
        for (const std::string &name : names) {
            sources.emplace_back().files = {path(name)};
            sources.back().textColumn = "text";
        }
        return sources;
    }

    Strings read(const Strings &names)
    {
        const auto sources = of(names);
        PublicTexts texts(sources);
        Strings pieces;
        std::string_view piece;
        while (texts.next(piece).value())
            pieces.emplace_back(piece);
        m_documents = texts.documents();
        m_digests = texts.digests();
        return pieces;
    }

    Error error(const Strings &names) const
    {
        const auto sources = of(names);
        PublicTexts texts(sources);
        std::string_view piece;
        for (;;) {
            const auto isThere = texts.next(piece);
            if (!isThere)
                return isThere.error();
            if (!*isThere)
                return {ErrorCode::Internal, {}};
        }
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::uint64_t m_documents = 0;
    std::vector<Digest> m_digests;
};

} // namespace tst_publictexts

QTEST_APPLESS_MAIN(tst_publictexts::TestPublicTexts)
#include "tst_publictexts.moc"
