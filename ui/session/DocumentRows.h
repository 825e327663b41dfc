#pragma once

#include "core/pipeline/ReleaseProducts.h"
#include "core/writing/Document.h"
#include "core/writing/TextPool.h"
#include "core/writing/checks/Checking.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace ui {

/// Documents with their place: which of them was written from which sequence.
struct PlacedDocuments
{
    std::shared_ptr<const core::pipeline::Documents> documents; ///< null if there is none
    std::vector<std::int32_t> places;                           ///< by sequence: index of its document, or -1
    std::optional<core::writing::TextOrigin> writtenFrom =
        {};                                 ///< the public texts, of documents made of some
    core::writing::CheckCounts checks = {}; ///< of documents that a model wrote

    /// Places the documents, which are in the order of the sequences; for a worker.
    static PlacedDocuments of(const core::pipeline::Sequences &sequences,
                              const std::shared_ptr<const core::pipeline::Documents> &documents);
};

/// How the document of each drawn sequence stands. A row is the index of a sequence.
class DocumentRows final
{
public:
    enum class Stand : std::uint8_t {
        Waiting,
        Asked,   ///< a model was asked and has not answered yet
        Delayed, ///< refused for now, will be asked for again
        Written,
        GivenUp ///< no answer in all tries
    };

    struct Counts
    {
        int written = 0;
        int marked = 0; ///< of the written, with a flaw
        int asked = 0;
        int delayed = 0;
        int givenUp = 0;
    };

    /// Begins: nothing is written yet.
    void begin(std::shared_ptr<const core::pipeline::Sequences> sequences);
    /// These are there, and no others; nothing is under way. What was given up stays so.
    void place(PlacedDocuments placed);
    /// Marks documents that were given up as waiting for another try.
    void retry();
    /// Ends all running documents.
    void settle();

    void ask(std::size_t row, int tries);
    void delay(std::size_t row);
    void write(std::size_t row, std::string text, const std::vector<core::writing::Flaw> &flaws);
    void giveUp(std::size_t row, std::string words);

    int count() const { return static_cast<int>(m_rows.size()); }
    const core::synthesis::Sequence &seed(int row) const { return (**m_sequences)[index(row)]; }
    Stand stand(int row) const { return m_rows[index(row)].stand; }
    int tries(int row) const { return m_rows[index(row)].tries; }
    /// Empty while it is not written.
    const std::string &text(int row) const;
    std::vector<core::writing::Flaw> flaws(int row) const;
    /// Returns why it was given up; else empty.
    const std::string &words(int row) const;
    const Counts &counts() const { return m_counts; }

private:
    struct Row
    {
        Stand stand = Stand::Waiting;
        std::uint8_t flaws = 0; ///< a bit for each
        std::uint16_t tries = 0;
        std::int32_t document = -1;
    };
    static std::size_t index(int row) { return static_cast<std::size_t>(row); }
    /// Takes the row out of the counts, changes it, and counts it again.
    template<typename Change>
    void change(std::size_t row, Change change);
    void count(const Row &row, int by);

    std::shared_ptr<const core::pipeline::Sequences> m_sequences;
    std::shared_ptr<const core::pipeline::Documents> m_documents;
    std::vector<Row> m_rows;
    std::unordered_map<std::size_t, std::string> m_fresh; ///< texts that are not among the documents yet
    std::unordered_map<std::size_t, std::string> m_words;
    Counts m_counts;
};

} // namespace ui
