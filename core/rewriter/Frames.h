#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The messages between this program and its child `keyseed-rewriter` over pipes. Neither trusts the other's
/// bytes.
namespace core::rewriter {

/// The version of the messages: a program of another version is refused.
inline constexpr int protocolVersion = 2;

/// One message: a JSON object and numbers.
struct Frame
{
    nlohmann::json header = nlohmann::json::object();
    std::vector<float> numbers; ///< row after row
};

/// The maximum size of a frame, in bytes.
inline constexpr std::uint32_t mostHeaderBytes = std::uint32_t{16} << 20;
inline constexpr std::uint32_t mostPayloadBytes = std::uint32_t{256} << 20;

/// The bytes of a frame: u32 length of the header, u32 length of the payload, both little-endian, the header
/// in UTF-8, the payload as float32, little-endian. Errors: InvalidParameter if it is longer than a frame may
/// be, or its texts are not UTF-8.
Result<std::string> bytesOfFrame(const Frame &frame);

/// Cuts what arrives piece by piece into frames.
class FrameReader final
{
public:
    void add(std::string_view bytes);
    /// The next frame, or nothing before it is there whole. Errors: InvalidParameter for what is no frame;
    /// nothing can be read behind it, so that every further call says the same.
    Result<std::optional<Frame>> next();
    /// Returns whether something of a frame lies here: at the end of the stream it was cut short.
    bool isAmidFrame() const { return m_begin < m_bytes.size(); }

private:
    Result<std::optional<Frame>> refuse(std::string why);

    std::string m_bytes;
    std::size_t m_begin = 0; ///< of the next frame
    std::optional<Error> m_broken;
};

/// Waits for the next frame of a pipe. Errors: NotFound if the other side closed it between two frames; Io;
/// InvalidParameter.
Result<Frame> readFrame(int descriptor, FrameReader &reader);
/// Errors: Io; InvalidParameter, as bytesOfFrame().
Result<void> writeFrame(int descriptor, const Frame &frame);

} // namespace core::rewriter
