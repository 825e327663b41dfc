#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace core::review {

/// A place in a synthetic text that looks as if it told of somebody: it cannot (no record was seen by what
/// wrote it), but a reader may think so.
struct LookAlike
{
    enum class Kind { Date, Phone, Email, Web, SocialNumber, Account, RecordNumber, Address, Number, Name };

    Kind kind = Kind::Date;
    std::string_view rule = {}; ///< name of the rule that found it (LookAlikeRules.h), which never goes
    std::size_t start = 0;      ///< in UTF-16 code units, as is the length
    std::size_t length = 0;

    bool operator==(const LookAlike &) const = default;
};

/// Finds what looks like an identifier by the rules of LookAlikeRules.h. Rules point out, they prove nothing:
/// what they pass over may still tell of somebody.
///
/// Holds the rules' matchers, so that many texts can be looked through with one. For one thread at a time.
class LookAlikeFinder final
{
public:
    LookAlikeFinder();
    ~LookAlikeFinder();
    LookAlikeFinder(const LookAlikeFinder &) = delete;
    LookAlikeFinder &operator=(const LookAlikeFinder &) = delete;

    /// Returns the look-alikes in the order of the text, without overlap.
    std::vector<LookAlike> find(std::u16string_view text);

private:
    class Scanner;
    std::unique_ptr<Scanner> m_scanner;
};

} // namespace core::review
