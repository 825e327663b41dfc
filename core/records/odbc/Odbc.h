#pragma once

/// The headers of ODBC. Those of Windows need its own types first, and give the functions without a W the
/// text of the code page of the process, which is UTF-8 (installer/windows/keyseed.manifest).
#ifdef _WIN32
#define SQL_NOUNICODEMAP
#include <windows.h>
#endif

#include <odbcinst.h>
#include <sql.h>
#include <sqlext.h>
