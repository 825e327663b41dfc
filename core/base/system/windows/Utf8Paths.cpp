#include <codecvt>
#include <cwchar>
#include <locale>

// The library of GCC 12 reads a narrow path by this facet, which asks the C runtime of Windows, and that
// knows no UTF-8. Definitions of the program come before those of the library, so that a path of char is
// UTF-8 as everywhere else in Keyseed, and as path::string() gives it back.

namespace std {

namespace {

const codecvt_utf8_utf16<wchar_t> &utf8()
{
    static const codecvt_utf8_utf16<wchar_t> facet;
    return facet;
}

} // namespace

codecvt_base::result codecvt<wchar_t, char, mbstate_t>::do_in(state_type &state,
                                                              const extern_type *from,
                                                              const extern_type *fromEnd,
                                                              const extern_type *&fromNext,
                                                              intern_type *to,
                                                              intern_type *toEnd,
                                                              intern_type *&toNext) const
{
    return utf8().in(state, from, fromEnd, fromNext, to, toEnd, toNext);
}

codecvt_base::result codecvt<wchar_t, char, mbstate_t>::do_out(state_type &state,
                                                               const intern_type *from,
                                                               const intern_type *fromEnd,
                                                               const intern_type *&fromNext,
                                                               extern_type *to,
                                                               extern_type *toEnd,
                                                               extern_type *&toNext) const
{
    return utf8().out(state, from, fromEnd, fromNext, to, toEnd, toNext);
}

int codecvt<wchar_t, char, mbstate_t>::do_encoding() const throw()
{
    return 0;
}

int codecvt<wchar_t, char, mbstate_t>::do_max_length() const throw()
{
    return 4;
}

int codecvt<wchar_t, char, mbstate_t>::do_length(state_type &state,
                                                 const extern_type *from,
                                                 const extern_type *end,
                                                 size_t most) const
{
    return utf8().length(state, from, end, most);
}

} // namespace std
