#include "ui/session/DocumentRows.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace ui {

namespace {

using core::writing::Flaw;

const std::string nothing;

std::uint8_t bitsOf(const std::vector<Flaw> &flaws)
{
    unsigned bits = 0;
    for (const Flaw flaw : flaws)
        bits |= 1U << static_cast<unsigned>(flaw);
    return static_cast<std::uint8_t>(bits);
}

} // namespace

PlacedDocuments PlacedDocuments::of(const core::pipeline::Sequences &sequences,
                                    const std::shared_ptr<const core::pipeline::Documents> &documents)
{
    const std::vector<core::writing::Document> &written = **documents;
    PlacedDocuments placed;
    placed.places.assign(sequences->size(), -1);
    std::size_t next = 0;
    for (std::size_t row = 0; row < sequences->size() && next < written.size(); ++row) {
        if (written[next].seed.id == (*sequences)[row].id)
            placed.places[row] = static_cast<std::int32_t>(next++);
    }
    if (!written.empty())
        placed.documents = documents;
    return placed;
}

template<typename Change>
void DocumentRows::change(std::size_t row, Change change)
{
    if (row >= m_rows.size())
        return;
    count(m_rows[row], -1);
    change(m_rows[row]);
    count(m_rows[row], 1);
}

void DocumentRows::count(const Row &row, int by)
{
    m_counts.written += row.stand == Stand::Written ? by : 0;
    m_counts.marked += row.stand == Stand::Written && row.flaws != 0 ? by : 0;
    m_counts.asked += row.stand == Stand::Asked ? by : 0;
    m_counts.delayed += row.stand == Stand::Delayed ? by : 0;
    m_counts.givenUp += row.stand == Stand::GivenUp ? by : 0;
}

void DocumentRows::begin(std::shared_ptr<const core::pipeline::Sequences> sequences)
{
    m_sequences = std::move(sequences);
    m_documents.reset();
    m_rows.assign(m_sequences ? (*m_sequences)->size() : 0, {});
    m_fresh.clear();
    m_words.clear();
    m_counts = {};
}

void DocumentRows::place(PlacedDocuments placed)
{
    m_documents = std::move(placed.documents);
    m_fresh.clear();
    m_counts = {};
    placed.places.resize(m_rows.size(), -1);
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        Row &each = m_rows[row];
        each.document = placed.places[row];
        if (each.document >= 0)
            each = {.stand = Stand::Written,
                    .flaws = bitsOf((**m_documents)[static_cast<std::size_t>(each.document)].flaws),
                    .tries = each.tries,
                    .document = each.document};
        else if (each.stand != Stand::GivenUp)
            each = {};
        count(each, 1);
    }
}

void DocumentRows::retry()
{
    for (const auto &[row, words] : m_words)
        change(row, [](Row &each) { each = {}; });
    m_words.clear();
}

void DocumentRows::settle()
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].stand == Stand::Asked || m_rows[row].stand == Stand::Delayed)
            change(row, [](Row &each) { each.stand = Stand::Waiting; });
}

void DocumentRows::ask(std::size_t row, int tries)
{
    change(row, [tries](Row &each) {
        each.stand = Stand::Asked;
        each.tries =
            static_cast<std::uint16_t>(std::clamp<int>(tries, 0, std::numeric_limits<std::uint16_t>::max()));
    });
}

void DocumentRows::delay(std::size_t row)
{
    change(row, [](Row &each) { each.stand = Stand::Delayed; });
}

void DocumentRows::write(std::size_t row, std::string text, const std::vector<Flaw> &flaws)
{
    change(row, [&](Row &each) {
        each.stand = Stand::Written;
        each.flaws = bitsOf(flaws);
        m_fresh[row] = std::move(text);
    });
}

void DocumentRows::giveUp(std::size_t row, std::string words)
{
    change(row, [&](Row &each) {
        each.stand = Stand::GivenUp;
        m_words[row] = std::move(words);
    });
}

const std::string &DocumentRows::text(int row) const
{
    if (const auto fresh = m_fresh.find(index(row)); fresh != m_fresh.end())
        return fresh->second;
    const std::int32_t document = m_rows[index(row)].document;
    return document >= 0 ? (**m_documents)[static_cast<std::size_t>(document)].text : nothing;
}

std::vector<Flaw> DocumentRows::flaws(int row) const
{
    std::vector<Flaw> flaws;
    for (std::size_t flaw = 0; flaw < core::writing::flawCount; ++flaw)
        if ((m_rows[index(row)].flaws >> flaw & 1U) != 0)
            flaws.push_back(static_cast<Flaw>(flaw));
    return flaws;
}

const std::string &DocumentRows::words(int row) const
{
    const auto found = m_words.find(index(row));
    return found == m_words.end() ? nothing : found->second;
}

} // namespace ui
