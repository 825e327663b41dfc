#include "core/http/TlsSecrets.h"

#include <cstdlib>

namespace core::http {

void keepTlsSecrets()
{
    ::unsetenv("SSLKEYLOGFILE");
}

} // namespace core::http
