#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace fuzz {

/// Makes inputs of seeds: bits flipped, pieces taken out, put in, copied and taken from other seeds, numbers
/// that programs trip over, words of the formats. The same seeds and the same number give the same inputs.
class Mutator final
{
public:
    static constexpr std::size_t mostBytes = std::size_t{1} << 20;

    Mutator(std::vector<std::string> seeds, std::uint64_t number);

    /// The seeds themselves first.
    std::string next();

private:
    std::size_t below(std::size_t bound);
    std::size_t place(const std::string &input);
    std::string pieceOf(const std::string &input);
    void change(std::string &input);
    void changeBytes(std::string &input);
    void changeNumber(std::string &input);
    void changeDigits(std::string &input);
    void insert(std::string &input, const std::string &bytes);

    std::vector<std::string> m_seeds;
    std::mt19937_64 m_random;
    std::size_t m_unchanged = 0; ///< seeds handed out as they are
};

} // namespace fuzz
