#pragma once

#include <archive.h>
#include <archive_entry.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Files as other programs pack them, made by libarchive.

/// A zip file of such entries, in their order: name and bytes.
inline std::string zipped(const std::vector<std::pair<std::string, std::string>> &entries)
{
    std::size_t room = std::size_t{1} << 16;
    for (const auto &[name, content] : entries)
        room += content.size() + 2 * name.size() + (std::size_t{1} << 10);
    std::string bytes(room, '\0');
    std::size_t used = 0;
    archive *out = archive_write_new();
    archive_write_set_format_zip(out);
    archive_write_open_memory(out, bytes.data(), bytes.size(), &used);
    for (const auto &[name, content] : entries) {
        archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname(entry, name.c_str());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0600);
        archive_entry_set_size(entry, static_cast<la_int64_t>(content.size()));
        archive_write_header(out, entry);
        archive_write_data(out, content.data(), content.size());
        archive_entry_free(entry);
    }
    archive_write_close(out);
    archive_write_free(out);
    bytes.resize(used);
    return bytes;
}

/// One member of a .gz or .zst file.
inline std::string compressed(std::string_view content, const char *filter)
{
    std::string bytes(content.size() + (std::size_t{1} << 20), '\0');
    std::size_t used = 0;
    archive *out = archive_write_new();
    archive_write_add_filter_by_name(out, filter);
    archive_write_set_format_raw(out);
    archive_write_set_bytes_per_block(out, 0);
    archive_write_open_memory(out, bytes.data(), bytes.size(), &used);
    archive_entry *entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_write_header(out, entry);
    archive_write_data(out, content.data(), content.size());
    archive_entry_free(entry);
    archive_write_close(out);
    archive_write_free(out);
    bytes.resize(used);
    return bytes;
}
