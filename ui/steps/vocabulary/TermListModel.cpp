#include "ui/steps/vocabulary/TermListModel.h"

#include "core/vocabulary/VocabularyFacts.h"
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

void TermListModel::setVocabulary(const std::optional<core::vocabulary::Vocabulary> &vocabulary)
{
    m_vocabulary = vocabulary;
    setSearch(m_search);
}

void TermListModel::setSearch(const QString &search)
{
    beginResetModel();
    m_search = search;
    m_rows.clear();
    m_matches = 0;
    const std::string words = search.simplified().toLower().toStdString();
    if (m_vocabulary && words.empty())
        spread();
    else if (m_vocabulary)
        find(words);
    endResetModel();
}

void TermListModel::spread()
{
    m_matches = m_vocabulary->size();
    const std::size_t count = std::min(m_matches, maximumRows);
    for (std::size_t row = 0; row < count; ++row)
        m_rows.push_back(static_cast<TermId>(row * m_matches / count));
}

void TermListModel::find(const std::string &search)
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
    for (const auto &ranked : hits)
        m_rows.insert(m_rows.end(), ranked.begin(), ranked.end());
    m_rows.resize(std::min(m_rows.size(), maximumRows));
}

int TermListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TermListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

void TermListModel::setExclusion(const core::vocabulary::Exclusion &exclusion)
{
    if (exclusion == m_exclusion)
        return;
    m_exclusion = exclusion;
    m_leftOut = {exclusion.terms.begin(), exclusion.terms.end()};
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

std::string TermListModel::phraseAt(int row) const
{
    return std::string(m_vocabulary->term(m_rows.at(static_cast<std::size_t>(row))));
}

bool TermListModel::isLeftOutByName(int row) const
{
    return m_leftOut.contains(m_vocabulary->term(m_rows.at(static_cast<std::size_t>(row))));
}

bool TermListModel::isLeftOutByKind(TermId term) const
{
    const std::string_view kind = core::vocabulary::nameOf(m_vocabulary->kind(term));
    return std::ranges::find(m_exclusion.kinds, kind) != m_exclusion.kinds.end();
}

QVariant TermListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::FontRole))
        return {};
    const TermId term = m_rows.at(static_cast<std::size_t>(index.row()));
    const bool isByName = isLeftOutByName(index.row());
    const bool isByKind = isLeftOutByKind(term);
    if (role == Qt::FontRole) {
        QFont font;
        font.setStrikeOut(index.column() == Phrase && (isByName || isByKind));
        return font.strikeOut() ? QVariant(font) : QVariant();
    }
    if (index.column() == Phrase) {
        const std::string_view text = m_vocabulary->term(term);
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    if (index.column() == Use)
        return isByName ? tr("left out") : isByKind ? tr("left out by kind") : QString();
    const core::vocabulary::Kind kind = m_vocabulary->kind(term);
    return kind == core::vocabulary::Kind::Other ? QStringLiteral("–") : kindText(kind);
}

QVariant TermListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    //: columns of a list of phrases: the phrase; disease, drug and so on; whether it is left out
    return section == Phrase ? tr("Phrase") : section == Kind ? tr("Kind") : tr("Use");
}

} // namespace ui
