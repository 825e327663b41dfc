#include "ui/steps/vocabulary/TermListModel.h"

#include "core/vocabulary/Vocabulary.h"
#include "ui/text/VocabularyText.h"

#include <QFont>

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {

namespace {

using core::vocabulary::TermId;

char lowered(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// 0: at the beginning, 1: at the beginning of a word, 2: elsewhere, 3: not at all.
/// Over bytes: a vocabulary has up to 150,000 phrases and the person is typing.
std::size_t rankOf(std::string_view term, std::string_view search)
{
    std::size_t rank = 3;
    const auto same = [](char a, char b) { return lowered(a) == b; };
    for (auto from = term.begin(); rank > 0;) {
        const auto hit = std::search(from, term.end(), search.begin(), search.end(), same);
        if (hit == term.end())
            break;
        const bool isWord = hit != term.begin() && (*(hit - 1) == ' ' || *(hit - 1) == '-');
        rank = std::min<std::size_t>(rank, hit == term.begin() ? 0 : isWord ? 1 : 2);
        from = hit + 1;
    }
    return rank;
}

} // namespace

TermListModel::TermListModel(QObject *parent)
    : TableOf(ToolTips::None, parent)
{
    setColumns({//: columns of a list of phrases: the phrase; disease, drug and so on; whether it is left out
                {.title = tr("Phrase"),
                 .text =
                     [this](TermId term) {
                         const std::string_view text = m_vocabulary->term(term);
                         return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
                     }},
                {.title = tr("Kind"),
                 .text =
                     [this](TermId term) {
                         const core::vocabulary::Kind kind = m_vocabulary->kind(term);
                         return kind == core::vocabulary::Kind::Other ? QStringLiteral("–") : kindText(kind);
                     }},
                {.title = tr("Use"), .text = [this](TermId term) {
                     return isNamed(term)           ? tr("left out")
                            : isLeftOutByKind(term) ? tr("left out by kind")
                                                    : QString();
                 }}});
}

void TermListModel::setVocabulary(const std::optional<core::vocabulary::Vocabulary> &vocabulary)
{
    m_vocabulary = vocabulary;
    setSearch(m_search);
}

void TermListModel::setSearch(const QString &search)
{
    m_search = search;
    m_matches = 0;
    const std::string words = search.simplified().toLower().toStdString();
    if (!m_vocabulary)
        setRows({});
    else
        setRows(words.empty() ? spread() : find(words));
}

std::vector<TermId> TermListModel::spread()
{
    m_matches = m_vocabulary->size();
    const std::size_t count = std::min(m_matches, maximumRows);
    std::vector<TermId> rows;
    for (std::size_t row = 0; row < count; ++row)
        rows.push_back(static_cast<TermId>(row * m_matches / count));
    return rows;
}

std::vector<TermId> TermListModel::find(const std::string &search)
{
    std::array<std::vector<TermId>, 3> hits;
    const auto size = static_cast<TermId>(m_vocabulary->size());
    for (TermId term = 0; term < size; ++term) {
        const std::size_t rank = rankOf(m_vocabulary->term(term), search);
        if (rank >= hits.size())
            continue;
        ++m_matches;
        if (hits[rank].size() < maximumRows)
            hits[rank].push_back(term);
    }
    std::vector<TermId> rows;
    for (const auto &ranked : hits)
        rows.insert(rows.end(), ranked.begin(), ranked.end());
    rows.resize(std::min(rows.size(), maximumRows));
    return rows;
}

void TermListModel::setExclusion(const core::vocabulary::Exclusion &exclusion)
{
    if (exclusion == m_exclusion)
        return;
    m_exclusion = exclusion;
    m_leftOut = {exclusion.terms.begin(), exclusion.terms.end()};
    refresh(Phrase, Use);
}

std::string TermListModel::phraseAt(int row) const
{
    return std::string(m_vocabulary->term(this->row(row)));
}

bool TermListModel::isLeftOutByName(int row) const
{
    return isNamed(this->row(row));
}

bool TermListModel::isNamed(TermId term) const
{
    return m_leftOut.contains(m_vocabulary->term(term));
}

bool TermListModel::isLeftOutByKind(TermId term) const
{
    const std::string_view kind = core::vocabulary::nameOf(m_vocabulary->kind(term));
    return std::ranges::find(m_exclusion.kinds, kind) != m_exclusion.kinds.end();
}

QVariant TermListModel::other(const TermId &term, int column, int role) const
{
    if (role != Qt::FontRole || column != Phrase || !(isNamed(term) || isLeftOutByKind(term)))
        return {};
    QFont font;
    font.setStrikeOut(true);
    return font;
}

} // namespace ui
