#pragma once

#include "core/records/RowStream.h"
#include "core/records/json/JsonObject.h"
#include "core/records/json/JsonPath.h"
#include "core/records/json/JsonTexts.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// The fields of the first objects of a JSON file.
struct FieldSample
{
    /// Fields in the order in which they are met: fields of the objects by their names as they are, values
    /// inside of them by their paths (JsonPath.h). In an object that has both under one name, the field
    /// counts.
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; ///< one cell per column; empty if a field is missing
};

/// Reads at most `maximumTexts` texts and keeps the values of at most `maximumRows` of them. Passes over
/// texts that are no objects as long as there are others; without any object there are no columns. Errors: as
/// JsonTexts::next; InvalidRecords. Objects and arrays are walked to a depth of 64, the first ten elements of
/// an array are columns, at most maximumColumns of each kind.
ReadResult<FieldSample> sampleFields(JsonTexts &texts, std::size_t maximumTexts, std::size_t maximumRows);

/// Finds the values of some fields and paths in JSON objects, all at once. The paths form a tree; what no
/// path leads to costs no more than counting its brackets.
class JsonFinder : public JsonSink
{
public:
    /// Finds the field of that name, not below the root, under `number`.
    void findField(const std::string &name, std::size_t number);
    /// Finds what `path` leads to, under `number`; nothing when it is no path, or a single name.
    void findPath(const std::string &path, std::size_t number);

    std::size_t take(const JsonValue &value, std::string &text) final;

protected:
    JsonFinder() = default;

    /// Begins the next object.
    void beginObject() { m_fields = m_nested = 0; }
    /// Returns whether all fields of the object are objects and lists, and there are some.
    bool hasNestedFieldsOnly() const { return m_fields > 0 && m_nested == m_fields; }

    /// Takes a value that a field or a path leads to.
    virtual void found(std::size_t number, JsonKind kind, const std::string &text) = 0;

private:
    struct Node
    {
        JsonStep step;
        std::vector<std::size_t> children = {};
        std::vector<std::size_t> numbers = {}; ///< numbers of the fields and paths that end here
    };

    std::size_t childOf(std::size_t node, std::optional<std::size_t> index, std::string_view name) const;
    std::size_t madeChild(std::size_t node, const JsonStep &step);

    std::vector<Node> m_nodes = std::vector<Node>(1); ///< the first is the root
    std::size_t m_fields = 0;                         ///< fields of the object
    std::size_t m_nested = 0;                         ///< those that are objects or lists
};

/// The wanted fields of JSON objects. In each object a wanted name is that of a field where the object has
/// such a field, and else a path to a value inside of its fields: no object decides how another is read. An
/// object that lacks a field has an empty cell; one that cannot be used is an error behind which reading
/// continues.
class JsonSelection final : public RowStream
{
public:
    /// Opens the rows. `sample`, unless it is null, reads the same texts: a field that none of its first
    /// `sampledTexts` objects has is an error then. Errors: InvalidPlan (a field without a name); as
    /// sampleFields, findColumns.
    static ReadResult<std::unique_ptr<RowStream>>
    open(std::unique_ptr<JsonTexts> texts, JsonTexts *sample, std::span<const Wanted> wanted);
    static constexpr std::size_t sampledTexts = 100;

    ~JsonSelection() override;

    ReadResult<bool> next(Row &row) override;
    double fractionRead() const override { return m_texts->fractionRead(); }
    Digest digest() override { return m_texts->digest(); }

private:
    class RowFiller;

    JsonSelection(std::unique_ptr<JsonTexts> texts, std::span<const Wanted> wanted);

    std::unique_ptr<JsonTexts> m_texts;
    std::unique_ptr<RowFiller> m_filler;
};

} // namespace core::records
