#!/usr/bin/env python3
"""Writes the small encoders of this folder, with random weights, and the vectors that tests expect of them.

The tokens come from the library "tokenizers" and the vectors from the definition of the networks, written out
below in double precision. Run it with numpy, tokenizers, sentencepiece and protobuf: make.py FOLDER.
"""
import json
import math
import pathlib
import struct
import sys
import tempfile

import numpy as np
import sentencepiece
from sentencepiece import sentencepiece_model_pb2
from tokenizers import AddedToken, Regex, Tokenizer, models, normalizers, pre_tokenizers, processors

WIDTH, INNER, LAYERS, HEADS, POSITIONS = 16, 24, 2, 2, 24
TEXTS = [
    "knee pain",
    "Severe KNEE pain!",
    "caf\u00e9, caf\u00e9s and cafe\u0301",
    "\u5317\u4eac knee",
    "",
    "unheard [SEP] of </s> pain",
    "a\u00a0\ufb01ne \u2460 \uff21\uff22 knee  pain ",
    "pain " * 40,
    "\U0001f642 pain\u200b\ttab\r\nline",
]


def tensor_bytes(array):
    kind = {np.dtype(np.float32): "F32", np.dtype(np.float16): "F16", np.dtype(np.int8): "I8"}[array.dtype]
    return kind, array.tobytes()


def write_safetensors(path, arrays):
    head, data = {"__metadata__": {"format": "pt"}}, b""
    for name, array in arrays.items():
        kind, raw = tensor_bytes(array)
        head[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [len(data), len(data) + len(raw)]}
        data += raw
    text = json.dumps(head).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def quantised(arrays):
    """The 8-bit form: matrices as whole numbers from -127 to 127 with a factor for each group of 8 in a row."""
    out = {}
    for name, array in arrays.items():
        if array.ndim == 2:
            groups = array.reshape(array.shape[0], -1, 8)
            scale = (np.abs(groups).max(axis=2) / 127.0).astype(np.float16)
            scale[scale == 0] = 1
            whole = np.clip(np.rint(groups / scale.astype(np.float32)[:, :, None]), -127, 127)
            out[name] = whole.astype(np.int8).reshape(array.shape)
            out[name + ".scales"] = scale
        else:
            out[name] = array.astype(np.float32)
    return out


def restored(arrays):
    out = {}
    for name, array in arrays.items():
        if array.dtype == np.int8:
            scale = arrays[name + ".scales"].astype(np.float64)
            out[name] = array.astype(np.float64) * np.repeat(scale, array.shape[1] // scale.shape[1], axis=1)
        elif not name.endswith(".scales"):
            out[name] = array.astype(np.float64)
    return out


def weights(seed, tokens, is_mpnet, prefix=""):
    rng = np.random.default_rng(seed)

    def matrix(rows, columns, spread=0.4):
        return (rng.standard_normal((rows, columns)) * spread).astype(np.float32)

    def vector(size, around=0.0):
        return (around + 0.2 * rng.standard_normal(size)).astype(np.float32)

    made = {"embeddings.word_embeddings.weight": matrix(tokens, WIDTH, 1.0),
            "embeddings.position_embeddings.weight": matrix(POSITIONS, WIDTH, 0.5)}
    if not is_mpnet:
        made["embeddings.token_type_embeddings.weight"] = matrix(2, WIDTH, 0.5)
    made["embeddings.LayerNorm.weight"] = vector(WIDTH, 1.0)
    made["embeddings.LayerNorm.bias"] = vector(WIDTH)
    for layer in range(LAYERS):
        base = f"encoder.layer.{layer}."
        names = ["attention.attn.q", "attention.attn.k", "attention.attn.v", "attention.attn.o"] if is_mpnet else [
            "attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense"]
        for name in names:
            made[base + name + ".weight"] = matrix(WIDTH, WIDTH)
            made[base + name + ".bias"] = vector(WIDTH)
        made[base + "intermediate.dense.weight"] = matrix(INNER, WIDTH)
        made[base + "intermediate.dense.bias"] = vector(INNER)
        made[base + "output.dense.weight"] = matrix(WIDTH, INNER)
        made[base + "output.dense.bias"] = vector(WIDTH)
        for name in ("attention.LayerNorm" if is_mpnet else "attention.output.LayerNorm", "output.LayerNorm"):
            made[base + name + ".weight"] = vector(WIDTH, 1.0)
            made[base + name + ".bias"] = vector(WIDTH)
    if is_mpnet:
        made["encoder.relative_attention_bias.weight"] = matrix(32, HEADS, 1.0)
    return {prefix + name: array for name, array in made.items()}


def layer_norm(x, weight, bias):
    mean = x.mean(axis=-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + 1e-12) * weight + bias


def gelu(x):
    return x * 0.5 * (1.0 + np.vectorize(math.erf)(x / math.sqrt(2.0)))


def bucket(distance, buckets=32, farthest=128):
    """transformers, MPNetEncoder.relative_position_bucket; distance is key minus query."""
    n = -distance
    buckets //= 2
    out = buckets if n < 0 else 0
    n = abs(n)
    exact = buckets // 2
    if n < exact:
        return out + n
    return out + min(exact + int(math.log(n / exact) / math.log(farthest / exact) * (buckets - exact)), buckets - 1)


def forward(w, ids, first, is_mpnet, pooling):
    count = len(ids)
    x = w["embeddings.word_embeddings.weight"][ids]
    x = x + w["embeddings.position_embeddings.weight"][first:first + count]
    if not is_mpnet:
        x = x + w["embeddings.token_type_embeddings.weight"][0]
    x = layer_norm(x, w["embeddings.LayerNorm.weight"], w["embeddings.LayerNorm.bias"])
    size = WIDTH // HEADS
    for layer in range(LAYERS):
        base = f"encoder.layer.{layer}."

        def linear(name, value):
            return value @ w[base + name + ".weight"].T + w[base + name + ".bias"]

        front = "attention.attn." if is_mpnet else "attention.self."
        q, k, v = (linear(front + (name[0] if is_mpnet else name), x) for name in ("query", "key", "value"))
        heads = []
        for head in range(HEADS):
            part = slice(head * size, (head + 1) * size)
            scores = q[:, part] @ k[:, part].T / math.sqrt(size)
            if is_mpnet:
                table = w["encoder.relative_attention_bias.weight"]
                scores = scores + np.array([[table[bucket(j - i), head] for j in range(count)] for i in range(count)])
            scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
            heads.append(scores / scores.sum(axis=-1, keepdims=True) @ v[:, part])
        out = linear("attention.attn.o" if is_mpnet else "attention.output.dense", np.concatenate(heads, axis=1))
        norm = base + ("attention.LayerNorm" if is_mpnet else "attention.output.LayerNorm")
        x = layer_norm(x + out, w[norm + ".weight"], w[norm + ".bias"])
        out = linear("output.dense", gelu(linear("intermediate.dense", x)))
        x = layer_norm(x + out, w[base + "output.LayerNorm.weight"], w[base + "output.LayerNorm.bias"])
    pooled = x[0] if pooling == "cls" else x.mean(axis=0)
    return pooled / np.linalg.norm(pooled)


def write_model(folder, kind, tokenizer, arrays, pooling, most, prefix=""):
    (folder / "1_Pooling").mkdir(parents=True, exist_ok=True)
    is_mpnet = kind == "mpnet"
    first = 0 if kind == "bert" else 2
    config = {"model_type": kind, "hidden_size": WIDTH, "intermediate_size": INNER, "num_hidden_layers": LAYERS,
              "num_attention_heads": HEADS, "max_position_embeddings": POSITIONS, "hidden_act": "gelu",
              "layer_norm_eps": 1e-12, "vocab_size": arrays[prefix + "embeddings.word_embeddings.weight"].shape[0],
              "pad_token_id": 1 if first else 0}
    if is_mpnet:
        config["relative_attention_num_buckets"] = 32
    else:
        config["type_vocab_size"] = 2
    (folder / "config.json").write_text(json.dumps(config, indent=1) + "\n")
    (folder / "1_Pooling" / "config.json").write_text(json.dumps({
        "word_embedding_dimension": WIDTH, "pooling_mode_cls_token": pooling == "cls",
        "pooling_mode_mean_tokens": pooling == "mean", "pooling_mode_max_tokens": False}) + "\n")
    (folder / "sentence_bert_config.json").write_text(json.dumps({"max_seq_length": most}) + "\n")
    write_safetensors(folder / "model.safetensors", arrays)
    tokenizer.enable_truncation(max_length=most)
    plain = {name.removeprefix(prefix): array for name, array in restored(arrays).items()}
    expected = []
    for text in TEXTS:
        ids = tokenizer.encode(text).ids
        vector = forward(plain, ids, first, is_mpnet, pooling)
        expected.append({"text": text, "ids": ids, "vector": [round(float(v), 7) for v in vector]})
    (folder / "expected.json").write_text(json.dumps(expected, ensure_ascii=True, indent=0) + "\n")
    tokenizer.no_truncation()


def word_pieces(specials):
    pieces = specials + ["knee", "pain", "severe", "!", ",", "cafe", "##s", "and", "\u5317", "\u4eac", "un", "##heard",
                         "of", "a", "fine", "##n", "tab", "line", "1", "ab", "\ufb01", "##ne", "[", "]", "sep"]
    return {piece: number for number, piece in enumerate(pieces)}


def bert_tokenizer(lower=True):
    vocab = word_pieces(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"])
    made = Tokenizer(models.WordPiece(vocab, unk_token="[UNK]"))
    made.normalizer = normalizers.BertNormalizer(lowercase=lower)
    made.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    made.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[("[CLS]", vocab["[CLS]"]), ("[SEP]", vocab["[SEP]"])])
    made.add_special_tokens(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"])
    return made, vocab


def mpnet_tokenizer():
    vocab = word_pieces(["<s>", "<pad>", "</s>", "[UNK]", "<mask>"])
    made = Tokenizer(models.WordPiece(vocab, unk_token="[UNK]"))
    made.normalizer = normalizers.BertNormalizer(lowercase=True)
    made.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    made.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0))
    made.add_special_tokens(["<s>", "<pad>", "</s>", "[UNK]", AddedToken("<mask>", lstrip=True)])
    return made, vocab


def small_charsmap(folder):
    """A table of a few replacements, compiled by SentencePiece."""
    rules = {"\ufb01": "fi", "\u2460": "1", "\uff21": "A", "\uff22": "B", "\u00a0": " ", "\t": " ", "\n": " ",
             "\r": " ", "\u200b": " ", "e\u0301": "\u00e9"}
    table = "".join("%s\t%s\n" % (" ".join("%X" % ord(c) for c in old), " ".join("%X" % ord(c) for c in new))
                    for old, new in rules.items())
    (folder / "rules.tsv").write_text(table)
    (folder / "words.txt").write_text("knee pain and severe pain of the knee\n" * 20)
    sentencepiece.SentencePieceTrainer.train(
        input=str(folder / "words.txt"), model_prefix=str(folder / "sp"), vocab_size=18,
        normalization_rule_tsv=str(folder / "rules.tsv"), minloglevel=2)
    model = sentencepiece_model_pb2.ModelProto()
    model.ParseFromString((folder / "sp.model").read_bytes())
    return model.normalizer_spec.precompiled_charsmap


def unigram_tokenizer(folder):
    pieces = [("<s>", 0.0), ("<pad>", 0.0), ("</s>", 0.0), ("<unk>", 0.0), ("\u2581", -2.0), ("\u2581knee", -3.0),
              ("\u2581pain", -3.5), ("pain", -4.5), ("s", -3.0), ("\u2581cafe", -5.0), ("\u2581caf", -4.0),
              ("\u00e9", -4.5), ("\u2581a", -3.0), ("fi", -4.0), ("ne", -3.5), ("n", -3.25), ("e", -3.75), ("1", -5.0),
              ("A", -5.5), ("B", -5.25), ("ta", -4.0), ("b", -4.0), ("line", -6.0), ("!", -4.0), (",", -4.0)]
    made = Tokenizer(models.Unigram(pieces, unk_id=3, byte_fallback=False))
    made.normalizer = normalizers.Sequence([
        normalizers.Precompiled(small_charsmap(folder)), normalizers.Strip(left=False, right=True),
        normalizers.Replace(Regex(" {2,}"), "\u2581")])
    made.pre_tokenizer = pre_tokenizers.Metaspace()
    made.post_processor = processors.TemplateProcessing(
        single="<s> $A </s>", special_tokens=[("<s>", 0), ("</s>", 2)])
    made.add_special_tokens(["<s>", "<pad>", "</s>", "<unk>"])
    return made, pieces


def main():
    target = pathlib.Path(sys.argv[1])
    bert, vocab = bert_tokenizer()
    arrays = weights(1, len(vocab), False)
    write_model(target / "bert", "bert", bert, arrays, "mean", 20)
    bert.save(str(target / "bert" / "tokenizer.json"))
    write_model(target / "bert8", "bert", bert, quantised(arrays), "mean", 20)
    bert.save(str(target / "bert8" / "tokenizer.json"))

    cased, vocab = bert_tokenizer(lower=False)
    halves = {name: array.astype(np.float16) for name, array in weights(2, len(vocab), False, "bert.").items()}
    write_model(target / "cased", "bert", cased, halves, "cls", 12, "bert.")
    lines = sorted(vocab, key=vocab.get)
    (target / "cased" / "vocab.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (target / "cased" / "tokenizer_config.json").write_text(json.dumps({"do_lower_case": False}) + "\n")

    mpnet, vocab = mpnet_tokenizer()
    write_model(target / "mpnet", "mpnet", mpnet, weights(3, len(vocab), True), "mean", 22)
    mpnet.save(str(target / "mpnet" / "tokenizer.json"))

    with tempfile.TemporaryDirectory() as folder:
        unigram, pieces = unigram_tokenizer(pathlib.Path(folder))
    write_model(target / "xlm", "xlm-roberta", unigram, weights(4, len(pieces), False, "roberta."), "mean", 16,
                "roberta.")
    unigram.save(str(target / "xlm" / "tokenizer.json"))


if __name__ == "__main__":
    main()
