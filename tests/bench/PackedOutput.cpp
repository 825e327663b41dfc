#include "tests/bench/PackedOutput.h"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>
#include <utility>

namespace bench {

PackedOutput::PackedOutput(std::filesystem::path path, Packing packing)
    : m_path(std::move(path))
    , m_packing(packing)
    , m_descriptor(::open(m_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600))
{
    if (m_descriptor < 0)
        throw std::runtime_error("cannot write " + m_path.string());
    open();
}

PackedOutput::~PackedOutput()
{
    archive_write_free(m_out);
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

void PackedOutput::open()
{
    m_out = archive_write_new();
    if (m_packing == Packing::Gzip || m_packing == Packing::GzipMembers)
        check(archive_write_add_filter_gzip(m_out));
    if (m_packing == Packing::Zstd)
        check(archive_write_add_filter_zstd(m_out));
    check(m_packing == Packing::Zip ? archive_write_set_format_zip(m_out)
                                    : archive_write_set_format_raw(m_out));
    check(archive_write_set_bytes_in_last_block(m_out, 1));
    check(archive_write_open_fd(m_out, m_descriptor));
    if (m_packing != Packing::Zip)
        beginEntry("notes");
}

void PackedOutput::beginEntry(const std::string &name)
{
    archive_entry *entry = archive_entry_new();
    archive_entry_set_pathname(entry, name.c_str());
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_entry_set_perm(entry, 0600);
    const int code = archive_write_header(m_out, entry);
    archive_entry_free(entry);
    check(code);
}

void PackedOutput::beginMember()
{
    close();
    open();
    m_memberBegan = m_bytes;
}

void PackedOutput::add(std::string_view text)
{
    check(archive_write_data(m_out, text.data(), text.size()));
    m_bytes += static_cast<std::int64_t>(text.size());
}

void PackedOutput::close()
{
    check(archive_write_close(m_out));
    archive_write_free(std::exchange(m_out, nullptr));
}

std::int64_t PackedOutput::finish()
{
    close();
    return m_bytes;
}

void PackedOutput::check(long long code) const
{
    if (code < 0)
        throw std::runtime_error("cannot write " + m_path.string() + ": " + archive_error_string(m_out));
}

} // namespace bench
