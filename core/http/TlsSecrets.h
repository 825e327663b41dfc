#pragma once

namespace core::http {

/// Has the TLS library write the secrets of no connection to a file: libcurl with OpenSSL and GnuTLS both do
/// where SSLKEYLOGFILE is set, and who has that file reads every key that was sent. To be called at the start
/// of a program, before there is a second thread.
void keepTlsSecrets();

} // namespace core::http
