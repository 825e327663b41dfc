#include "core/records/JsonlRecords.h"

#include "core/records/Columns.h"
#include "core/records/FieldSample.h"
#include "core/records/JsonLine.h"

#include <string_view>
#include <utility>

namespace core::records {

namespace {

/// Puts the mapped fields of one object into a record.
class RecordFiller final : public JsonFieldSink
{
public:
    RecordFiller(Record &record, const std::string &text, const std::string &label, const std::string &person)
        : m_record(record)
        , m_text(text)
        , m_label(label)
        , m_person(person)
    {}

    void take(const std::string &name, JsonKind kind, std::string &value) override
    {
        // One field may have several roles.
        if (name == m_text)
            set(m_record.text, name, value, kind == JsonKind::String || kind == JsonKind::Null);
        const bool isWord = kind != JsonKind::Boolean && kind != JsonKind::Nested;
        if (!m_label.empty() && name == m_label)
            set(m_record.label, name, trimmed(value), isWord);
        if (!m_person.empty() && name == m_person)
            set(m_record.person, name, trimmed(value), isWord);
    }

    /// The name of a field whose value is of no use; empty when there is none.
    const std::string &unusable() const { return m_unusable; }

private:
    void set(std::string &target, const std::string &name, std::string_view value, bool isUsable)
    {
        if (isUsable)
            target = value;
        else
            m_unusable = name;
    }

    Record &m_record;
    const std::string &m_text;
    const std::string &m_label;
    const std::string &m_person;
    std::string m_unusable;
};

} // namespace

Faulty<std::unique_ptr<RecordStream>>
JsonlRecords::open(LineReader lines, LineReader sample, const Source &source)
{
    JsonLineTexts texts(std::move(sample));
    const auto fields = sampleFields(texts, sampledLines, 0);
    if (!fields)
        return fault(fields.error());
    // Where there is no record, there is nothing that the fields could be missing from.
    if (fields->columns.empty())
        return std::unique_ptr<RecordStream>(new JsonlRecords(std::move(lines), source));
    if (const auto roles = findRoles(source, fields->columns, "field", 0); !roles)
        return fault(roles.error());
    return std::unique_ptr<RecordStream>(new JsonlRecords(std::move(lines), source));
}

JsonlRecords::JsonlRecords(LineReader lines, const Source &source)
    : m_lines(std::move(lines))
    , m_textField(source.textColumn)
    , m_labelField(source.labelColumn.value_or(""))
    , m_personField(source.personColumn.value_or(""))
{}

Faulty<bool> JsonlRecords::next(Record &record)
{
    Line line;
    do {
        auto isThere = m_lines.next(line);
        if (!isThere || !*isThere)
            return isThere;
    } while (trimmed(line.text).empty());

    record.text.clear();
    record.label.clear();
    record.person.clear();
    record.place = {.line = line.number};
    RecordFiller filler(record, m_textField, m_labelField, m_personField);
    if (auto parsed = parseJsonLine(line, filler); !parsed)
        return fault(parsed.error());
    if (filler.unusable().empty())
        return true;
    const bool isText = filler.unusable() == m_textField;
    return fault({.place = {.line = line.number},
                  .what = "field \"" + filler.unusable() + "\": a string" + (isText ? "" : " or a number")
                          + " is expected; put the value in quotes, or leave the line out",
                  .canGoOn = true,
                  .facts = {.kind = isText ? ProblemKind::NotText : ProblemKind::NotTextOrNumber,
                            .name = filler.unusable()},
                  .offset = line.offset});
}

} // namespace core::records
