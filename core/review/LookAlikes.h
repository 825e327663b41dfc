#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

namespace core::review {

/// A place in a synthetic text that looks as if it were about somebody: it cannot be (its writer saw no
/// record), but a reader may think so.
struct LookAlike
{
    enum class Kind { Date, Phone, Email, Web, SocialNumber, Account, RecordNumber, Address, Number, Name };

    Kind kind = Kind::Date;
    std::string_view rule = {}; ///< name of the rule that found it (LookAlikeRules.h), which never goes
    std::size_t start = 0;      ///< in UTF-16 code units, as is the length
    std::size_t length = 0;

    bool operator==(const LookAlike &) const = default;
};

/// Finds what looks like an identifier by the rules of LookAlikeRules.h. Rules only point out places: a place
/// that they miss can still identify somebody.
///
/// Holds the rules' matchers, so that one object can check many texts. For one thread at a time.
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
