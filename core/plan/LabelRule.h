#pragma once

#include <string>
#include <string_view>

namespace core::plan {

/// A value that a declared label stands for, as it is written in a plan: a value of the column, or a rule
/// over codes, whose dots do not count on either side:
///
/// - `428*`, all that begin so;
/// - `I50-I52`, all that begin with one of these or with what lies between: letters and digits, equally long;
/// - `*`, whatever falls under no other label.
///
/// A function of one value; public.
class LabelRule final
{
public:
    explicit LabelRule(std::string_view written);

    /// Whether it is no rule but the value itself.
    bool isValue() const { return m_kind == Kind::Value; }
    bool isRest() const { return m_kind == Kind::Rest; }
    bool matches(std::string_view value) const;

private:
    enum class Kind { Value, Prefix, Range, Rest };

    Kind m_kind = Kind::Value;
    std::string m_from; ///< or the value, or what it begins with
    std::string m_to;
};

} // namespace core::plan
