#include "core/records/SourceRecords.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/Format.h"
#include "core/records/RecordStream.h"
#include "core/records/documents/CellText.h"
#include "core/records/labels/LabelJoin.h"
#include "core/records/labels/Spelling.h"
#include "core/records/parts/Parts.h"

#include <algorithm>
#include <utility>

namespace core::records {

ReadResult<std::unique_ptr<RecordStream>> SourceRecords::open(const Source &source,
                                                              const ReadOptions &options)
{
    LeftOut leftOut;
    KEYSEED_ASSIGN(auto parts, partsOf(source, &leftOut));
    std::unique_ptr<SourceRecords> records(new SourceRecords(source, std::move(parts), options));
    if (options.share.own == 0) // the other shares list the same files
        records->m_leftOut = leftOut;
    KEYSEED_TRY(records->prepare(source));
    if (!records->goToOwnPart())
        return records;
    KEYSEED_TRY(records->openPart());
    return records;
}

ReadResult<void> SourceRecords::prepare(const Source &source)
{
    const auto format = PartFormat::of(source.format, m_parts);
    if (!format)
        return fail(placed(format.error()));
    m_chosen = *format;
    m_format = &format->format();
    const auto take =
        [](const std::string &pattern, std::string_view field, auto &target) -> ReadResult<void> {
        if (pattern.empty())
            return {};
        KEYSEED_ASSIGN(auto made, ValuePattern::of(pattern, field));
        target.emplace(std::move(made));
        return {};
    };
    KEYSEED_TRY(take(source.labelPattern, "records.labelPattern", m_labelPattern));
    KEYSEED_TRY(take(source.personPattern, "records.personPattern", m_personPattern));
    if (m_options.expectsColumns)
        KEYSEED_TRY(checkColumns());
    ReadOptions whole = m_options;
    whole.share = {};
    m_fieldJoins.resize(m_fields.size());
    for (std::size_t i = 0; i < std::min(m_fields.size(), source.fieldJoins.size()); ++i)
        if (!source.fieldJoins[i].files.empty()) {
            KEYSEED_ASSIGN(auto ofField, LabelJoin::open(source.fieldJoins[i], {}, whole));
            m_fieldJoins[i] = std::move(ofField);
        }
    if (source.join.files.empty())
        return {};
    KEYSEED_ASSIGN(auto join, LabelJoin::open(source.join, m_labelSeparator, whole));
    m_join = std::move(join);
    return {};
}

SourceRecords::SourceRecords(const Source &source, std::vector<Part> parts, const ReadOptions &options)
    : m_parts(std::move(parts))
    , m_divided(m_parts, options.share)
    , m_options(options)
    , m_text(roleOf(source.textColumn, true))
    , m_label(roleOf(source.labelColumn, false))
    , m_person(roleOf(source.personColumn, false))
    , m_key(source.join.files.empty() ? Role() : roleOf(source.join.on, false))
    , m_labelSeparator(source.labelSeparator)
{
    m_sums.listing = m_divided.listing();
    if (!source.withdrawn.column.empty()) {
        m_withdrawn = otherRole(source.withdrawn.column);
        for (const std::string &value : source.withdrawn.values)
            m_withdrawnValues.push_back(idOf(value));
    }
    for (const std::string &column : options.others)
        m_others.push_back(otherRole(column));
    for (const std::string &column : source.fieldColumns)
        m_fields.push_back(otherRole(column));
}

SourceRecords::Role SourceRecords::roleOf(const std::optional<std::string> &column, bool isText)
{
    if (!column || (column->empty() && !isText))
        return {};
    if (const FileColumn *ofFile = findFileColumn(*column))
        return {.ofFile = ofFile};
    m_wanted.push_back({.column = *column, .isText = isText});
    return {.cell = m_wanted.size() - 1};
}

// A column is asked for once, whatever its roles.
SourceRecords::Role SourceRecords::otherRole(const std::string &column)
{
    const auto found = std::ranges::find(m_wanted, column, &Wanted::column);
    if (found == m_wanted.end())
        return roleOf(column, false);
    return {.cell = static_cast<std::size_t>(found - m_wanted.begin())};
}

// If parts may lack a column, a wrong name cannot be told from one that occurs in a later part.
ReadResult<void> SourceRecords::checkColumns() const
{
    constexpr std::size_t looksAt = 100;
    if (m_parts.size() == 1 || !m_format->mayLackColumns())
        return {};
    std::vector<std::string> columns;
    for (std::size_t i = 0; i < std::min(looksAt, m_parts.size()); ++i) {
        Preview shown;
        if (!m_format->preview(m_parts[i], 1, shown))
            continue; // who reads it will say so
        for (std::string &column : shown.columns)
            if (std::ranges::find(columns, column) == columns.end())
                columns.push_back(std::move(column));
    }
    if (columns.empty() || !m_parts.front().recordElement.empty())
        return {};
    // An element that holds others is a column, too.
    for (const Wanted &wanted : m_wanted)
        if (std::ranges::find(columns, wanted.column) == columns.end()
            && std::ranges::any_of(
                columns, [&](const std::string &column) { return column.starts_with(wanted.column + "/"); }))
            columns.push_back(wanted.column);
    KEYSEED_TRY(findColumns(m_wanted, columns, "column", 0));
    return {};
}

ReadResult<void> SourceRecords::openPart()
{
    if (const auto isOwn = m_chosen->check(m_parts[m_current]); !isOwn)
        return fail(placed(isOwn.error()));
    auto rows = m_format->open(m_parts[m_current], m_wanted, m_options);
    if (!rows)
        return fail(placed(rows.error()));
    m_rows = std::move(*rows);
    for (Role *role : {&m_text, &m_label, &m_person, &m_key, &m_withdrawn})
        if (role->ofFile)
            role->value = role->ofFile->valueIn(m_parts[m_current]);
    for (std::vector<Role> *roles : {&m_others, &m_fields})
        for (Role &role : *roles)
            if (role.ofFile)
                role.value = role.ofFile->valueIn(m_parts[m_current]);
    return {};
}

ReadResult<bool> SourceRecords::next(Record &record)
{
    for (;;) {
        if (!m_rows) {
            if (!goToOwnPart())
                return false;
            if (auto opened = openPart(); !opened) {
                ++m_current; // of many files one may be spoilt
                ReadError found = opened.error();
                found.canGoOn = found.code == ErrorCode::InvalidRecords;
                return fail(std::move(found));
            }
        }
        const auto isThere = m_rows->next(m_row);
        if (!isThere)
            return fail(placed(isThere.error()));
        if (*isThere) {
            if (auto filled = fill(record); !filled)
                return fail(placed(filled.error()));
            return true;
        }
        KEYSEED_TRY(endPart());
    }
}

// Returns false if no part is left.
bool SourceRecords::goToOwnPart()
{
    while (m_current < m_parts.size() && !m_divided.isOwn(m_current))
        ++m_current;
    if (m_current < m_parts.size())
        return true;
    if (m_options.hasDigest && (m_parts.size() > 1 || hasJoin())) {
        m_sums.ofJoin = m_join ? m_join->sums() : "";
        for (const auto &join : m_fieldJoins)
            m_sums.ofJoin += join ? join->sums() : "";
        m_digest = m_sums.content();
    }
    return false;
}

ReadResult<void> SourceRecords::endPart()
{
    const Part &part = m_parts[m_current];
    const bool isEntry = !part.entry.empty();
    Digest sum = m_options.hasDigest && !isEntry ? m_rows->digest() : Digest{};
    m_leftOut += m_rows->leftOut();
    m_rows.reset();
    ++m_current;
    if (!m_options.hasDigest)
        return {};
    if (isEntry) {
        if (m_current < m_parts.size() && m_parts[m_current].path == part.path)
            return {}; // once for an archive
        const auto ofFile = sha256OfFile(part.path);
        if (!ofFile)
            return fail({.code = ErrorCode::Io, .what = "cannot be read to its end; try again"});
        sum = *ofFile;
    }
    m_sums.lines[static_cast<std::uint32_t>(m_current - 1)] =
        toHex(sum) + "  " + part.path.filename().string() + '\n';
    if (m_parts.size() == 1 && !hasJoin())
        m_digest = sum;
    return {};
}

ReadResult<void> SourceRecords::fill(Record &record)
{
    m_otherCells.resize(m_others.size());
    for (std::size_t i = 0; i < m_others.size(); ++i)
        m_otherCells[i] = valueOf(m_others[i]);
    record.fields.resize(m_fields.size());
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        record.fields[i] = m_fieldJoins[i] ? m_fieldJoins[i]->valueOf(idOf(valueOf(m_fields[i])))
                                           : std::string(valueOf(m_fields[i])); // before the text leaves it
    if (m_text.cell)
        record.text.swap(m_row.cells[*m_text.cell]);
    else
        record.text = valueOf(m_text);
    if (m_personPattern) {
        KEYSEED_ASSIGN(const auto person, m_personPattern->in(asSeen(valueOf(m_person))));
        record.person = idOf(person);
    } else {
        record.person = idOf(valueOf(m_person));
    }
    if (isWithdrawn())
        return fail({.place = m_row.place,
                     .what = "the record was withdrawn (records.withdrawn); it is left out",
                     .canGoOn = true,
                     .leftOut = LeftOutReason::Withdrawn});
    record.pagesWithoutText = m_row.pagesWithoutText;
    record.isLikelyCut = m_format->mayCutTexts() && isLikelyCut(record.text);
    if (m_format->mayHoldMarkup())
        convertMarkup(record.text);
    record.place = m_row.place;
    place(record.place);
    return fillLabels(record);
}

bool SourceRecords::hasJoin() const
{
    return m_join || std::ranges::any_of(m_fieldJoins, [](const auto &join) { return join != nullptr; });
}

bool SourceRecords::isWithdrawn() const
{
    return !m_withdrawnValues.empty()
           && std::ranges::find(m_withdrawnValues, idOf(valueOf(m_withdrawn))) != m_withdrawnValues.end();
}

ReadResult<void> SourceRecords::fillLabels(Record &record)
{
    if (m_join) {
        m_join->labelsOf(idOf(valueOf(m_key)), record);
        if (record.label.empty())
            m_leftOut.add(LeftOutReason::NoJoinedLabel);
    } else if (m_labelSeparator.empty())
        record.label = asSeen(valueOf(m_label));
    else if (!takeLabels(valueOf(m_label), m_labelSeparator, record))
        return fail({.place = m_row.place,
                     .what = "at most " + std::to_string(mostLabelsOfCell)
                             + " labels were expected in a cell; name the column of the labels, or what "
                               "stands between them (records.labelSeparator)",
                     .canGoOn = true,
                     .leftOut = LeftOutReason::TooManyLabels});
    if (!m_labelPattern)
        return {};
    KEYSEED_ASSIGN(const auto first, m_labelPattern->in(record.label));
    if (record.otherLabels.empty()) {
        record.label = asSeen(first);
        return {};
    }
    std::vector<std::string> labels = {asSeen(first)};
    for (const std::string &other : record.otherLabels) {
        KEYSEED_ASSIGN(const auto label, m_labelPattern->in(other));
        labels.push_back(asSeen(label));
    }
    setLabels(std::move(labels), record);
    return {};
}

std::string_view SourceRecords::valueOf(const Role &role) const
{
    return role.cell ? std::string_view(m_row.cells[*role.cell]) : std::string_view(role.value);
}

double SourceRecords::fractionRead() const
{
    const double ofPart = m_rows ? m_rows->fractionRead() : 0.0;
    return (static_cast<double>(m_current) + ofPart) / static_cast<double>(m_parts.size());
}

void SourceRecords::place(Place &place) const
{
    if (m_current == m_parts.size())
        return;
    const Part &part = m_parts[m_current];
    if (part.isOneOfMany)
        place.file = part.path.string();
    place.entry = part.entry;
}

ReadError SourceRecords::placed(ReadError found) const
{
    place(found.place);
    return found;
}

} // namespace core::records
