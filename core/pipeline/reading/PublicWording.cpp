#include "core/pipeline/reading/PublicWording.h"

#include "core/base/Text.h"
#include "core/chat/PromptTemplate.h"
#include "core/learning/TextInput.h"
#include "core/vocabulary/WordScanner.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

namespace core::pipeline {

namespace {

constexpr std::uint64_t base = 0x9e3779b97f4a7c15; // odd

// The finisher of MurmurHash3.
std::uint64_t mixed(std::uint64_t number)
{
    number = (number ^ (number >> 33)) * 0xff51afd7ed558ccd;
    number = (number ^ (number >> 33)) * 0xc4ceb9fe1a85ec53;
    return number ^ (number >> 33);
}

std::uint64_t powerOfBase(std::size_t exponent)
{
    std::uint64_t power = 1;
    for (std::uint64_t square = base; exponent > 0; exponent >>= 1, square *= square)
        if ((exponent & 1) != 0)
            power *= square;
    return power;
}

std::uint64_t hashOf(const vocabulary::Word &word)
{
    const std::uint64_t rest = word.longForm.empty() ? 0 : std::hash<std::string_view>()(word.longForm);
    return mixed(mixed(word.head) + base * word.next + rest);
}

/// Returns the first line of a text without its end, and removes both.
std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

} // namespace

void SharedWordsList::add(const SharedWords &shared)
{
    const std::scoped_lock lock(m_mutex);
    const std::uint64_t key = mixed(shared.words + shared.input);
    if (m_shared.size() >= most && !m_shared.contains(key))
        return;
    const auto [known, isNew] = m_shared.try_emplace(key, shared);
    if (!isNew && (known->second.unit != shared.unit || shared.several != 0))
        known->second.several = 1;
}

std::vector<SharedWords> SharedWordsList::all() const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<SharedWords> list;
    list.reserve(m_shared.size());
    for (const auto &[key, shared] : m_shared)
        list.push_back(shared);
    return list;
}

std::vector<std::int64_t> SharedWordsList::ofOneUnit(std::size_t inputs) const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<std::int64_t> counts(inputs, 0);
    for (const auto &[key, shared] : m_shared)
        if (shared.several == 0 && shared.input < inputs)
            ++counts[shared.input];
    return counts;
}

FoldedText::FoldedText(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t begin = whole().end;
        vocabulary::WordScanner scanner(takeLine(text));
        for (vocabulary::Word word; scanner.next(word);)
            if (word.isKnowable())
                m_sums.push_back(m_sums.back() * base + hashOf(word));
        if (whole().end > begin)
            m_lines.push_back({begin, whole().end});
    }
}

std::uint64_t FoldedText::hash(Range range) const
{
    static const std::uint64_t powerOfLong = powerOfBase(PublicWording::longWords);
    const std::uint64_t power =
        range.size() == PublicWording::longWords ? powerOfLong : powerOfBase(range.size());
    return mixed(m_sums[range.end] - m_sums[range.begin] * power);
}

void PublicWording::HashSet::settle()
{
    std::ranges::sort(m_sorted);
    const auto repeated = std::ranges::unique(m_sorted);
    m_sorted.erase(repeated.begin(), repeated.end());
    m_bits.assign(std::bit_ceil(std::max<std::size_t>(8 * m_sorted.size(), 64)), false);
    m_mask = m_bits.size() - 1;
    for (const std::uint64_t hash : m_sorted)
        m_bits[bitOf(hash)] = true;
}

bool PublicWording::HashSet::has(std::uint64_t hash) const
{
    return m_bits[bitOf(hash)] && std::ranges::binary_search(m_sorted, hash);
}

PublicWording::PublicWording(std::string name, bool isList)
    : m_name(std::move(name))
    , m_isList(isList)
{}

void PublicWording::add(std::string_view text)
{
    const FoldedText folded(text);
    const FoldedText::Range whole = folded.whole();
    for (std::size_t at = 0; at + longWords <= whole.end; ++at)
        m_windows.add(folded.hash({at, at + longWords}));
    for (const FoldedText::Range line : folded.lines())
        addLine(folded, line);
    if (folded.lines().size() > 1)
        addLine(folded, whole);
}

void PublicWording::addLine(const FoldedText &text, FoldedText::Range line)
{
    constexpr std::size_t shortLine = 24;
    if (line.size() < fewestWords)
        return;
    const std::uint64_t all = text.hash(line);
    m_pieces.add(all);
    if (line.size() >= longWords)
        m_long.push_back({text.hash({line.begin, line.begin + longWords}), all, line.size()});
    if (line.size() > shortLine)
        return;
    // The text of a record beside its id, its date and its label. In prose it has to be a good part of the
    // line: a short text such as a complaint is often a part of another sentence.
    for (std::size_t size = fewestWords; size < std::min(longWords, line.size()); ++size)
        if (m_isList || 3 * size >= line.size())
            for (std::size_t at = line.begin; at + size <= line.end; ++at)
                m_parts.add(text.hash({at, at + size}));
}

void PublicWording::settle()
{
    m_pieces.settle();
    m_parts.settle();
    m_windows.settle();
    std::ranges::sort(m_long, {}, &LongLine::begin);
}

void PublicWording::find(const FoldedText &text,
                         std::uint64_t unit,
                         std::uint32_t index,
                         SharedWordsList &list) const
{
    const FoldedText::Range whole = text.whole();
    if (whole.size() < fewestWords)
        return;
    const auto note = [&](std::uint64_t words) { list.add({.words = words, .unit = unit, .input = index}); };
    std::vector<std::uint32_t> shared = {0}; // how many windows before each place are in the input
    shared.reserve(whole.size());
    for (std::size_t at = 0; at + longWords <= whole.end; ++at) {
        const std::uint64_t window = text.hash({at, at + longWords});
        const bool isShared = m_windows.has(window);
        shared.push_back(shared.back() + (isShared ? 1 : 0));
        if (!isShared)
            continue;
        for (const LongLine &line : std::ranges::equal_range(m_long, window, {}, &LongLine::begin))
            if (at + line.size <= whole.end && text.hash({at, at + line.size}) == line.all)
                note(line.all);
    }
    if (has(text, whole, true, shared))
        note(text.hash(whole));
    if (text.lines().size() < 2)
        return;
    for (const FoldedText::Range line : text.lines())
        if (has(text, line, false, shared))
            note(text.hash(line));
}

// A changed word spoils longWords windows: of a text that is much longer, most have to be there.
bool PublicWording::has(const FoldedText &text,
                        FoldedText::Range piece,
                        bool isWhole,
                        const std::vector<std::uint32_t> &shared) const
{
    constexpr std::size_t muchLonger = 6 * longWords;
    if (piece.size() < fewestWords)
        return false;
    if (piece.size() < longWords) {
        const std::uint64_t all = text.hash(piece);
        return m_pieces.has(all) || (isWhole && m_parts.has(all));
    }
    const std::size_t windows = piece.size() - longWords + 1;
    const std::size_t there = shared[piece.begin + windows] - shared[piece.begin];
    return there == windows || (piece.size() >= muchLonger && 10 * there >= 8 * windows);
}

namespace {

/// Returns the name of the only file among those of a section: "vocabulary.file: terms.txt".
std::string nameOfFiles(const std::string &section,
                        const std::vector<std::pair<std::string, std::filesystem::path>> &files)
{
    if (files.size() != 1)
        return section;
    return section + "." + files.front().first + ": " + printable(files.front().second.string());
}

Result<void> addTexts(PublicWording &wording, const plan::Plan &plan, JobControl &control)
{
    for (const records::Source &source : plan::textSources(plan.writer)) {
        KEYSEED_ASSIGN(const auto input, learning::openTextInput(source));
        for (;;) {
            if (control.isCancelled())
                return cancelled();
            KEYSEED_ASSIGN(const auto piece, input->next());
            if (!piece)
                break;
            wording.add(piece->text);
            control.report(input->fractionRead(), "texts");
        }
    }
    return {};
}

} // namespace

Result<PublicWordings>
PublicWordings::of(const plan::Plan &plan, const synthesis::PublicInputs &inputs, JobControl &control)
{
    PublicWordings all;
    PublicWording &terms =
        all.m_inputs.emplace_back(nameOfFiles("vocabulary", plan::filesOf(plan.vocabulary)), true);
    for (std::size_t form = 0; form < inputs.vocabulary.formCount(); ++form)
        terms.add(inputs.vocabulary.form(form));
    const plan::Plan::Writer &writer = plan.writer;
    if (writer.needs(writing::Need::PublicTexts)) {
        std::vector<std::pair<std::string, std::filesystem::path>> files;
        for (const std::filesystem::path &file : writer.texts.files)
            files.emplace_back("files", file);
        KEYSEED_TRY(
            addTexts(all.m_inputs.emplace_back(nameOfFiles("writer.texts", files), false), plan, control));
    }
    if (writer.isModel() && plan::isTemplateFile(writer.promptTemplate)) {
        KEYSEED_ASSIGN(const auto prompt, chat::PromptTemplate::open(writer.promptTemplate));
        all.m_inputs.emplace_back(nameOfFiles("writer", {{"template", writer.promptTemplate}}), false)
            .add(prompt.text());
    }
    if (writer.isModel() && !writer.examples.empty()) {
        PublicWording &examples = all.m_inputs.emplace_back("writer.examples", false);
        for (const std::string &example : writer.examples)
            examples.add(example);
    }
    for (PublicWording &input : all.m_inputs)
        input.settle();
    return all;
}

void PublicWordings::find(std::string_view text, std::uint64_t unit, SharedWordsList &list) const
{
    const FoldedText folded(text);
    for (std::size_t index = 0; index < m_inputs.size(); ++index)
        m_inputs[index].find(folded, unit, static_cast<std::uint32_t>(index), list);
}

Result<std::int64_t> PublicWordings::check(const SharedWordsList &list) const
{
    const std::vector<std::int64_t> counts = list.ofOneUnit(m_inputs.size());
    std::int64_t all = 0;
    for (std::size_t index = 0; index < counts.size(); ++index) {
        all += counts[index];
        if (counts[index] > mostByChance)
            return fail(ErrorCode::InvalidPlan,
                        m_inputs[index].name() + ": " + std::to_string(counts[index])
                            + " texts, lines or long passages of the records stand in it (a private number), "
                              "each of one unit alone, and what is named there is public: name an input that "
                              "was not made of records");
    }
    return all;
}

} // namespace core::pipeline
