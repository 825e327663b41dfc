#pragma once

#include "core/base/Result.h"
#include "core/embedding/imports/VectorStream.h"
#include "core/embedding/imports/WordVectors.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::embedding {

/// Above it no table of words is; a larger number is no dimension.
inline constexpr std::uint64_t largestWordDimension = 4096;

/// The first line of the text and binary formats of word2vec, and of a .vec file of fastText: how many words
/// follow, and of which dimension.
struct WordHeader
{
    std::uint64_t words = 0;
    std::uint64_t dimension = 0;
};
/// Reads a header of two whole numbers; returns nothing for any other line.
std::optional<WordHeader> wordHeader(std::string_view line);

/// The same of the first line of a file that must be one (`what`, for the message). Error: InvalidPlan.
Result<WordHeader>
checkedWordHeader(const VectorStream &stream, std::string_view line, const std::string &what);

/// Returns whether a file that begins with these bytes has a word and at least two numbers on its first line.
bool isWordText(std::string_view head);

/// Reads the lines of a text format: a word, which may hold blanks, and as many numbers as the dimension,
/// with blanks between. Gives how many words there were. Without a header the first line says the dimension.
/// Only the numbers of words that are wanted are looked at. Errors: those of the stream; InvalidPlan, naming
/// the line: too few numbers, something that is no finite number, more or fewer words than the header says.
Result<std::uint64_t>
readWordText(VectorStream &stream, const std::optional<WordHeader> &header, WordVectors &words);

} // namespace core::embedding
