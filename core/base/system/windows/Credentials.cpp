#include "core/base/system/windows/Credentials.h"

#include "core/base/system/windows/Errors.h"

#include <filesystem>
#include <wincred.h>

namespace core::system {

namespace {

std::optional<CredentialError> lastReason()
{
    switch (::GetLastError()) {
    case ERROR_NOT_FOUND:
        return CredentialError::NoEntry;
    case ERROR_NO_SUCH_LOGON_SESSION: // of a service, or over the network
        return CredentialError::NoSession;
    default:
        return CredentialError::Other;
    }
}

std::wstring wide(const std::string &name)
{
    return std::filesystem::path(name).native();
}

} // namespace

std::optional<CredentialError> storeCredential(const std::string &name, const std::string &secret)
{
    std::wstring target = wide(name);
    std::wstring user = L"Keyseed";
    std::string bytes = secret;
    CREDENTIALW credential = {};
    credential.Type = CRED_TYPE_GENERIC;
    credential.TargetName = target.data();
    credential.UserName = user.data();
    credential.Persist = CRED_PERSIST_LOCAL_MACHINE;
    credential.CredentialBlobSize = static_cast<DWORD>(bytes.size());
    credential.CredentialBlob = reinterpret_cast<LPBYTE>(bytes.data()); // NOLINT: as Windows has it
    const bool isStored = ::CredWriteW(&credential, 0);
    const auto reason = isStored ? std::nullopt : lastReason();
    ::SecureZeroMemory(bytes.data(), bytes.size());
    return reason;
}

std::optional<CredentialError> readCredential(const std::string &name, std::string &secret)
{
    CREDENTIALW *credential = nullptr;
    if (!::CredReadW(wide(name).c_str(), CRED_TYPE_GENERIC, 0, &credential))
        return lastReason();
    secret.assign(reinterpret_cast<const char *>(credential->CredentialBlob), // NOLINT
                  credential->CredentialBlobSize);
    ::SecureZeroMemory(credential->CredentialBlob, credential->CredentialBlobSize);
    ::CredFree(credential);
    return std::nullopt;
}

std::optional<CredentialError> removeCredential(const std::string &name)
{
    return ::CredDeleteW(wide(name).c_str(), CRED_TYPE_GENERIC, 0) ? std::nullopt : lastReason();
}

} // namespace core::system
