#include "core/fetch/ClientKey.h"

#include "core/base/Digest.h"
#include "core/base/InputFile.h"

#include <array>
#include <nlohmann/json.hpp>
#include <sodium.h>

#ifdef KEYSEED_OPENSSL
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#endif

namespace core::fetch {

std::string base64Url(std::string_view bytes)
{
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(),
                      text.size(),
                      reinterpret_cast<const unsigned char *>(bytes.data()),
                      bytes.size(),
                      variant);
    text.pop_back(); // the end of a C string
    return text;
}

Result<std::string> signedAssertion(const Assertion &assertion, const ClientKey &key)
{
    constexpr std::int64_t validSeconds = 240; // servers refuse more than five minutes
    std::array<char, 16> name{};
    randombytes_buf(name.data(), name.size());
    const nlohmann::json header = {{"alg", key.algorithm()},
                                   {"kid", assertion.keyId.empty() ? key.thumbprint() : assertion.keyId},
                                   {"typ", "JWT"}};
    const nlohmann::json claims = {{"iss", assertion.client},
                                   {"sub", assertion.client},
                                   {"aud", assertion.tokenUrl},
                                   {"exp", assertion.now + validSeconds},
                                   {"iat", assertion.now},
                                   {"jti", base64Url({name.data(), name.size()})}};
    const auto replace = nlohmann::json::error_handler_t::replace;
    const std::string text = base64Url(header.dump(-1, ' ', false, replace)) + '.'
                             + base64Url(claims.dump(-1, ' ', false, replace));
    KEYSEED_ASSIGN(const std::string signature, key.sign(text));
    return text + '.' + base64Url(signature);
}

ClientKey::ClientKey(std::unique_ptr<State> state)
    : m_state(std::move(state))
{}

ClientKey::ClientKey(ClientKey &&) noexcept = default;
ClientKey &ClientKey::operator=(ClientKey &&) noexcept = default;

#ifdef KEYSEED_OPENSSL

namespace {

template<auto release>
struct Released
{
    template<typename Object>
    void operator()(Object *object) const
    {
        release(object);
    }
};

using Number = std::unique_ptr<BIGNUM, Released<BN_free>>;

constexpr int bytesOfP384 = 48;

// The library would ask for a passphrase at the terminal.
int withoutPassphrase(char *, int, int, void *)
{
    return -1;
}

// An unsigned number of the key in the form of a JSON web key.
std::string numberOf(EVP_PKEY *key, const char *name, int width)
{
    BIGNUM *found = nullptr;
    if (EVP_PKEY_get_bn_param(key, name, &found) != 1)
        return {};
    const Number number(found);
    const int size = width == 0 ? BN_num_bytes(number.get()) : width;
    std::string bytes(static_cast<std::size_t>(size), '\0');
    BN_bn2binpad(number.get(), reinterpret_cast<unsigned char *>(bytes.data()), size);
    return base64Url(bytes);
}

bool isOnP384(EVP_PKEY *key)
{
    std::array<char, 32> name{};
    std::size_t length = 0;
    return EVP_PKEY_get_utf8_string_param(key, OSSL_PKEY_PARAM_GROUP_NAME, name.data(), name.size(), &length)
               == 1
           && std::string_view(name.data(), length) == "secp384r1";
}

// Two numbers of a fixed width, where the library writes a structure of ASN.1.
std::string fixedWidth(const std::string &structure)
{
    const auto *bytes = reinterpret_cast<const unsigned char *>(structure.data());
    const std::unique_ptr<ECDSA_SIG, Released<ECDSA_SIG_free>> pair(
        d2i_ECDSA_SIG(nullptr, &bytes, static_cast<long>(structure.size())));
    if (!pair)
        return {};
    std::string numbers(std::size_t{2} * bytesOfP384, '\0');
    auto *out = reinterpret_cast<unsigned char *>(numbers.data());
    BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), out, bytesOfP384);
    BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), out + bytesOfP384, bytesOfP384);
    return numbers;
}

} // namespace

struct ClientKey::State
{
    State() = default;
    ~State() { EVP_PKEY_free(key); }
    State(const State &) = delete;
    State &operator=(const State &) = delete;

    EVP_PKEY *key = nullptr;
    bool isRsa = false;
};

ClientKey::~ClientKey() = default;

Result<ClientKey> ClientKey::read(const std::filesystem::path &file)
{
    KEYSEED_ASSIGN(auto input, InputFile::open(file, mostbytes::key));
    if (!input.isForOwnerOnly())
        return fail(ErrorCode::InvalidParameter,
                    file.string()
                        + ": others can read this private key; chmod 600 it, and replace the key if "
                          "others may have read it");
    KEYSEED_ASSIGN(std::string text, input.readAll());
    const std::unique_ptr<BIO, Released<BIO_free_all>> bytes(
        BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
    auto state = std::make_unique<State>();
    state->key = PEM_read_bio_PrivateKey(bytes.get(), nullptr, &withoutPassphrase, nullptr);
    sodium_memzero(text.data(), text.size());
    constexpr int fewestBits = 2048;
    state->isRsa = state->key && EVP_PKEY_is_a(state->key, "RSA") == 1;
    const bool isUsable =
        state->key && (state->isRsa ? EVP_PKEY_get_bits(state->key) >= fewestBits : isOnP384(state->key));
    if (!isUsable)
        return fail(ErrorCode::InvalidParameter,
                    file.string()
                        + ": expected a private key (PEM, without a passphrase): RSA of at least "
                          "2048 bits, or ECDSA on P-384");
    return ClientKey(std::move(state));
}

std::string_view ClientKey::algorithm() const
{
    return m_state->isRsa ? "RS384" : "ES384";
}

// The members in the order of their names, without blanks: that is what the thumbprint is defined over.
std::string ClientKey::thumbprint() const
{
    EVP_PKEY *key = m_state->key;
    const std::string members =
        m_state->isRsa
            ? R"({"e":")" + numberOf(key, OSSL_PKEY_PARAM_RSA_E, 0) + R"(","kty":"RSA","n":")"
                  + numberOf(key, OSSL_PKEY_PARAM_RSA_N, 0) + R"("})"
            : R"({"crv":"P-384","kty":"EC","x":")" + numberOf(key, OSSL_PKEY_PARAM_EC_PUB_X, bytesOfP384)
                  + R"(","y":")" + numberOf(key, OSSL_PKEY_PARAM_EC_PUB_Y, bytesOfP384) + R"("})";
    return base64Url(bytesOf(sha256(members)));
}

Result<std::string> ClientKey::sign(std::string_view text) const
{
    const std::unique_ptr<EVP_MD_CTX, Released<EVP_MD_CTX_free>> context(EVP_MD_CTX_new());
    const auto *bytes = reinterpret_cast<const unsigned char *>(text.data());
    std::size_t size = 0;
    std::string signature;
    const auto out = [&] { return reinterpret_cast<unsigned char *>(signature.data()); };
    bool isSigned = EVP_DigestSignInit(context.get(), nullptr, EVP_sha384(), nullptr, m_state->key) == 1
                    && EVP_DigestSign(context.get(), nullptr, &size, bytes, text.size()) == 1;
    signature.resize(size);
    isSigned = isSigned && EVP_DigestSign(context.get(), out(), &size, bytes, text.size()) == 1;
    signature.resize(size);
    if (isSigned && !m_state->isRsa)
        signature = fixedWidth(signature);
    if (!isSigned || signature.empty())
        return fail(ErrorCode::Internal, "the request for a token cannot be signed");
    return signature;
}

#else

struct ClientKey::State
{};

ClientKey::~ClientKey() = default;

Result<ClientKey> ClientKey::read(const std::filesystem::path &)
{
    return fail(
        ErrorCode::InvalidParameter,
        "this build cannot sign requests for a token, because it was made without OpenSSL; get a token "
        "elsewhere and give it in an environment variable");
}

std::string_view ClientKey::algorithm() const
{
    return {};
}

std::string ClientKey::thumbprint() const
{
    return {};
}

Result<std::string> ClientKey::sign(std::string_view) const
{
    return fail(ErrorCode::Internal, "no key");
}

#endif

} // namespace core::fetch
