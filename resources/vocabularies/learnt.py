"""Statistics of terms in passages, and the file of a learnt vocabulary (core/vocabulary/LearntFile.h)."""

import hashlib
import json
import struct

import numpy as np
from scipy import sparse
from scipy.sparse.linalg import svds

DIMENSION = 128
LOG_STEPS = 4096
MOST_SHARE = 0.12  # a term that more passages have characterises none of them
VAGUE = 0.3  # words of no kind whose topics are among these nearest to all topics are left out
KINDS = ["other", "disease", "symptom", "body part", "drug", "procedure", "organism", "substance"]


def pair_counts(bags, terms):
    """Returns the sparse [passages x terms] matrix and the symmetric counts of pairs without the diagonal."""
    rows = np.repeat(np.arange(len(bags)), [len(bag) for bag in bags])
    columns = np.fromiter((term for bag in bags for term in bag), dtype=np.int64)
    holds = sparse.csr_matrix((np.ones(len(rows), dtype=np.float32), (rows, columns)), shape=(len(bags), terms))
    pairs = (holds.T @ holds).tocsr()
    pairs.setdiag(0)
    pairs.eliminate_zeros()
    return holds, pairs


def vectors_of(pairs):
    """Returns unit rows: positive pointwise mutual information, reduced by a singular value decomposition."""
    sums = np.asarray(pairs.sum(axis=1)).ravel() + 1e-9
    context = sums ** 0.75
    context /= context.sum()
    information = pairs.tocoo()
    bits = np.log(information.data / (sums[information.row] * context[information.col]))
    kept = bits > 0
    matrix = sparse.csr_matrix((bits[kept], (information.row[kept], information.col[kept])), shape=pairs.shape)
    start = np.random.default_rng(1).standard_normal(pairs.shape[0])
    u, s, _ = svds(matrix.astype(np.float64), k=min(DIMENSION, pairs.shape[0] - 2), v0=start)
    order = np.argsort(-s)
    rows = u[:, order] * np.sqrt(s[order])
    signs = np.sign(rows[np.argmax(np.abs(rows), axis=0), np.arange(rows.shape[1])])
    rows = rows * signs
    norms = np.linalg.norm(rows, axis=1, keepdims=True)
    return rows / np.maximum(norms, 1e-12)


def topicality(holds, vectors, idf):
    """Returns for each term how far the topics of its passages are from the topics of all (Topicality.h)."""
    many = np.asarray(holds.sum(axis=1)).ravel() >= 5
    chosen = holds[many]
    rows = chosen @ (vectors * idf[:, None])
    rows /= np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
    rows -= rows.mean(axis=0)
    rows /= np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
    topics = int(np.clip(len(rows) // 50, 2, 100))
    generator = np.random.default_rng(2)
    training = rows[generator.permutation(len(rows))[:20_000]]
    centres = training[generator.permutation(len(training))[:topics]]
    for _ in range(12):
        nearest = np.argmax(training @ centres.T, axis=1)
        for topic in range(topics):
            mine = training[nearest == topic]
            if len(mine):
                mean = mine.mean(axis=0)
                centres[topic] = mean / max(np.linalg.norm(mean), 1e-9)
    nearest = np.argmax(rows @ centres.T, axis=1)
    member = sparse.csr_matrix((np.ones(len(rows)), (nearest, np.arange(len(rows)))), shape=(topics, len(rows)))
    counts = (member @ chosen).T.toarray()
    expected = counts.sum(axis=0) / counts.sum()
    share = (counts + 10 * expected) / (counts.sum(axis=1, keepdims=True) + 10)
    return np.where(expected > 0, share * np.log(share / np.maximum(expected, 1e-300)), 0).sum(axis=1)


def aligned(parts):
    payload = bytearray()
    for part in parts:
        payload.extend(b"\0" * (-len(payload) % 64))
        payload.extend(part)
    return bytes(payload)


def write(path, terms, bags, origin, most_pairs=600_000):
    """`terms`: dicts of term, kind (a name), forms. `bags`: sorted term numbers of each passage."""
    holds, pairs = pair_counts(bags, len(terms))
    passages_of = np.asarray(holds.sum(axis=0)).ravel()
    passages = len(bags)
    vectors = vectors_of(pairs)
    idf = np.log(passages / np.maximum(passages_of, 1))
    divergence = topicality(holds, vectors, idf)
    prior = (passages_of + 0.3) * 0.85 ** (np.array([len(t["term"].split()) for t in terms]) - 1.0)
    vague = np.array([t["kind"] == "other" for t in terms]) & (divergence < np.quantile(divergence, VAGUE))
    kept = np.flatnonzero((passages_of >= 1) & (passages_of <= MOST_SHARE * passages) & ~vague
                          & (np.linalg.norm(vectors, axis=1) > 0.5))
    kept = kept[np.argsort(-prior[kept], kind="stable")]
    part = pairs[kept][:, kept].tocsr()
    part.sort_indices()
    least = 1
    while (part.data >= least).sum() > most_pairs:
        least += 1
    part.data[part.data < least] = 0
    part.eliminate_zeros()

    offsets, text, inflections = [0], bytearray(), []
    def add(form):
        text.extend(form.encode())
        offsets.append(len(text))
    for index in kept:
        add(terms[index]["term"])
    for number, index in enumerate(kept):
        for form in terms[index]["forms"]:
            add(form)
            inflections.append(number)
    thousandths = lambda values: np.maximum(1, np.rint(1000 * values)).astype("<u4").tobytes()
    u4 = lambda values: np.asarray(values, dtype="<u4").tobytes()
    lexicon = aligned([u4(offsets), thousandths(idf[kept]), u4(range(len(kept))), u4(inflections),
                       bytes(KINDS.index(terms[i]["kind"]) for i in kept), bytes(text),
                       thousandths(idf[kept] * divergence[kept]), prior[kept].astype("<f4").tobytes()])
    origin = dict({"declaredPublic": True}, **origin)
    origin.update(passages=passages, candidates=len(terms), leftOut=0)
    files = origin.pop("files")
    origin["files"] = files
    said = (json.dumps(origin, indent=2, ensure_ascii=False) + "\n").encode()
    log_counts = np.minimum(65535, np.rint(np.log1p(part.data) * LOG_STEPS)).astype("<u2").tobytes()
    numbers = [len(offsets) - 1, len(text), len(lexicon), passages, part.nnz, 0]
    payload = aligned([np.array(numbers, dtype="<u8").tobytes(), lexicon,
                       vectors[kept].astype("<f2").tobytes(), u4(passages_of[kept]),
                       part.indptr.astype("<u8").tobytes(), part.indices.astype("<u2").tobytes(), log_counts,
                       said])
    head = b"KEYSLRN1" + struct.pack("<QQQ", len(kept), vectors.shape[1], len(said))
    with open(path, "wb") as file:
        file.write(head + hashlib.sha256(head + payload).digest() + payload)
    return len(kept), part.nnz, len(payload)
