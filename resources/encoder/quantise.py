#!/usr/bin/env python3
"""Writes the weights of an encoder with 8 bits a number: quantise.py model.safetensors OUTPUT.

The numbers of each row of a matrix stand in groups of 64. They become whole numbers from -127 to 127 (I8), and
NAME.scales [rows, groups] has the factor of each group (F16).
Lists of numbers become F16. The order of the arrays is that of their names, so that the same input gives the same
bytes. Needs numpy.
"""
import json
import pathlib
import struct
import sys

import numpy as np

GROUP = 64


def read(path):
    raw = pathlib.Path(path).read_bytes()
    size = struct.unpack("<Q", raw[:8])[0]
    head = json.loads(raw[8:8 + size])
    kinds = {"F32": np.float32, "F16": np.float16}
    arrays = {}
    for name, entry in sorted(head.items()):
        if name == "__metadata__" or entry["dtype"] not in kinds:
            continue
        begin, end = entry["data_offsets"]
        array = np.frombuffer(raw[8 + size + begin:8 + size + end], kinds[entry["dtype"]])
        arrays[name] = array.reshape(entry["shape"]).astype(np.float32)
    return arrays


def quantised(array):
    rows, columns = array.shape
    grouped = array.reshape(rows, columns // GROUP, GROUP)
    scale = (np.abs(grouped).max(axis=2) / 127.0).astype(np.float16)
    scale[scale == 0] = 1.0
    whole = np.rint(grouped / scale.astype(np.float32)[:, :, None])
    return np.clip(whole, -127, 127).astype(np.int8).reshape(rows, columns), scale


def main():
    out = {}
    for name, array in read(sys.argv[1]).items():
        if array.ndim == 2:
            out[name], out[name + ".scales"] = quantised(array)
        else:
            out[name] = array.astype(np.float16)
    head, data = {"__metadata__": {"format": "pt"}}, []
    begin = 0
    # Wide numbers first, so that every array begins at a multiple of its width.
    order = sorted(out, key=lambda name: (-out[name].itemsize, name))
    for name in order:
        array = out[name]
        kind = {4: "F32", 2: "F16", 1: "I8"}[array.itemsize]
        head[name] = {"dtype": kind, "shape": list(array.shape), "data_offsets": [begin, begin + array.nbytes]}
        begin += array.nbytes
        data.append(array.tobytes())
    text = json.dumps(head, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    pathlib.Path(sys.argv[2]).write_bytes(struct.pack("<Q", len(text)) + text + b"".join(data))


if __name__ == "__main__":
    main()
