#pragma once

#include "core/base/Digest.h"
#include "core/embedding/Embedding.h"
#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>

namespace core::synthesis {

/// The vectors of `terms` as the kernel sees them, [dimension x terms.size()], one column of norm 1 for each.
///
/// Vectors of language models crowd around a few common directions, which makes every phrase look like every
/// other: the mean over the vocabulary and its first principal component are taken out (Mu, Viswanath 2018,
/// "All-but-the-Top"). Both come from public vectors alone, from evenly spaced rows where there are many.
Eigen::MatrixXf featureVectors(const embedding::Embedding &embedding,
                               std::span<const vocabulary::TermId> terms);

/// The public pseudo-random numbers of the kernel methods. Nothing hangs on their secrecy: anyone can make
/// them again from public inputs. They are specified here to the bit, which the distributions of the standard
/// library are not.

/// SplitMix64 (Steele, Lea, Flood 2014): the `index`-th number of the stream `key`.
constexpr std::uint64_t publicRandom(std::uint64_t key, std::uint64_t index)
{
    std::uint64_t mixed = key + (index + 1) * 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31);
}

/// The key of a stream, from the hash of a public input and what the stream is for.
std::uint64_t publicKey(const Digest &seed, std::uint64_t size, std::uint64_t slot);

/// Frequencies of random Fourier features for one block of a sequence: [dimension x pairs] independent
/// standard normal numbers (Box and Muller 1958), a function of the arguments alone.
Eigen::MatrixXf
featureFrequencies(const Digest &seed, int size, int slot, Eigen::Index dimension, Eigen::Index pairs);

} // namespace core::synthesis
