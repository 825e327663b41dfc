#include "core/preparation/Negation.h"

#include <algorithm>
#include <array>

namespace core::preparation {

namespace {

/// The words of a text, some of them ahead.
class WordWindow final
{
public:
    explicit WordWindow(std::string_view text)
        : m_text(text)
        , m_scanner(text)
    {
        while (m_size < Cues::mostWords && read())
            ;
    }

    bool isEmpty() const { return m_first == m_size; }
    const PlacedWord &front() const { return m_words[m_first]; }
    std::span<const PlacedWord> ahead() const
    {
        return {m_words.data() + m_first, std::min(m_size - m_first, Cues::mostWords)};
    }
    void drop()
    {
        ++m_first;
        if (m_size - m_first < Cues::mostWords)
            read();
    }

private:
    bool read()
    {
        vocabulary::Word word;
        if (m_isAtEnd || !m_scanner.next(word)) {
            m_isAtEnd = true;
            return false;
        }
        if (m_size == m_words.size()) {
            std::copy(m_words.data() + m_first, m_words.data() + m_size, m_words.data());
            m_size -= m_first;
            m_first = 0;
        }
        const std::string_view written = m_scanner.written();
        const auto begin = static_cast<std::size_t>(written.data() - m_text.data());
        // The numbers of a long word are only its beginning.
        const bool isLong = !word.longForm.empty();
        m_words[m_size++] = {isLong ? 0 : word.head, word.next, begin, begin + written.size(), word.isJoined};
        return true;
    }

    std::string_view m_text;
    vocabulary::WordScanner m_scanner;
    std::array<PlacedWord, 64> m_words;
    std::size_t m_first = 0;
    std::size_t m_size = 0;
    bool m_isAtEnd = false;
};

bool isWhite(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n';
}
bool isAsciiLetter(char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// Goes through a text once, word by word.
class DeniedSearch final
{
public:
    DeniedSearch(std::string_view text, const Cues &cues)
        : m_text(text)
        , m_cues(cues)
        , m_words(text)
    {}

    std::vector<TextRange> all()
    {
        while (!m_words.isEmpty()) {
            const PlacedWord &word = m_words.front();
            const Break found = breakIn(m_end, word.begin);
            if (found != Break::None)
                closeReach();
            if (found == Break::Sentence)
                m_count = 0;
            const Cues::Found cue = m_cues.mayBegin(word) ? m_cues.at(m_words.ahead()) : Cues::Found();
            if (cue.words > 0)
                takeCue(cue);
            else
                takeWord();
        }
        closeReach();
        return std::move(m_denied);
    }

private:
    enum class Break : std::uint8_t { None, Colon, Sentence };

    Break breakIn(std::size_t from, std::size_t to) const;
    bool isWrappedAt(std::size_t lineBreak) const;
    bool isAbbreviated(std::size_t stop) const;
    void takeCue(const Cues::Found &cue);
    void takeWord();
    void denyBack();
    void closeReach();

    std::string_view m_text;
    const Cues &m_cues;
    WordWindow m_words;
    std::size_t m_end = 0; ///< of the word before

    // The words that a cue to the right could deny: those since the beginning of the sentence, or since a
    // terminator.
    std::array<std::size_t, mostDenied> m_begins = {};
    std::size_t m_count = 0;

    bool m_isReaching = false; ///< a cue to the left denies what comes
    bool m_isBehindCue = false;
    std::size_t m_reached = 0; ///< words denied by it
    TextRange m_reach;         ///< and where they stand

    std::vector<TextRange> m_denied;
};

// A line that is shorter was not broken for its length.
bool DeniedSearch::isWrappedAt(std::size_t lineBreak) const
{
    return lineBreak >= shortestWrapped
           && m_text.substr(lineBreak - shortestWrapped, shortestWrapped).find('\n')
                  == std::string_view::npos;
}

// Not in "z. B.", where a letter stands alone.
bool DeniedSearch::isAbbreviated(std::size_t stop) const
{
    return stop >= 2 && isAsciiLetter(m_text[stop - 1])
           && (isWhite(m_text[stop - 2]) || m_text[stop - 2] == '.');
}

DeniedSearch::Break DeniedSearch::breakIn(std::size_t from, std::size_t to) const
{
    const std::string_view gap = m_text.substr(from, to - from);
    if (gap == " ")
        return Break::None;
    Break found = Break::None;
    std::size_t lineBreaks = 0;
    for (std::size_t i = 0; i < gap.size(); ++i) {
        const char next = i + 1 < gap.size() ? gap[i + 1] : 'x';
        const bool isBeforeWhite = isWhite(next) || next == ',';
        if (gap[i] == '\n' && (++lineBreaks > 1 || !isWrappedAt(from + i)))
            return Break::Sentence;
        if (gap[i] == '\r' && next != '\n')
            return Break::Sentence;
        if (gap[i] == '.' && isBeforeWhite && !isAbbreviated(from + i))
            return Break::Sentence;
        if ((gap[i] == '!' || gap[i] == '?' || gap[i] == ';') && isBeforeWhite)
            return Break::Sentence;
        if (gap[i] == ':' && !m_isBehindCue)
            found = Break::Colon;
    }
    return found;
}

void DeniedSearch::closeReach()
{
    if (m_isReaching && m_reached > 0)
        m_denied.push_back(m_reach);
    m_isReaching = false;
    m_reached = 0;
}

void DeniedSearch::denyBack()
{
    if (m_count == 0)
        return;
    const std::size_t first = m_count > mostDenied ? m_begins[m_count % mostDenied] : m_begins[0];
    TextRange back{first, m_end};
    // An earlier denial in this sentence lies before it, inside it, or reaches into it.
    while (!m_denied.empty() && m_denied.back().end > back.begin) {
        back.begin = std::min(back.begin, m_denied.back().begin);
        m_denied.pop_back();
    }
    m_denied.push_back(back);
}

void DeniedSearch::takeCue(const Cues::Found &cue)
{
    const bool isReaching = m_isReaching;
    if (cue.kind != CueKind::Pseudo)
        closeReach();
    if (cue.kind == CueKind::After)
        denyBack();
    if (cue.kind == CueKind::Terminator)
        m_count = 0;
    // "Denies fever, which was ruled out, and cough": what a cue to the left denies goes on behind one to the
    // right.
    m_isReaching = cue.kind == CueKind::Before || (isReaching && cue.kind != CueKind::Terminator);
    m_isBehindCue = cue.kind == CueKind::Before;
    for (std::size_t i = 0; i < cue.words; ++i) {
        m_end = m_words.front().end;
        m_words.drop();
    }
}

void DeniedSearch::takeWord()
{
    const PlacedWord &word = m_words.front();
    m_begins[m_count % mostDenied] = word.begin;
    ++m_count;
    if (m_isReaching) {
        m_reach = {m_reached == 0 ? word.begin : m_reach.begin, word.end};
        if (++m_reached == mostDenied)
            closeReach();
    }
    m_isBehindCue = false;
    m_end = word.end;
    m_words.drop();
}

} // namespace

std::vector<TextRange> deniedIn(std::string_view text, const Cues &cues)
{
    return DeniedSearch(text, cues).all();
}

} // namespace core::preparation
