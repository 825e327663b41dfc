#pragma once

#include "core/base/Digest.h"

#include <Eigen/Core>

#include <cstdint>

namespace core::synthesis {

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
