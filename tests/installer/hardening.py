"""Looks at programs for what keeps a mistake in them from being used: hardening.py [--sanitized] BUILD PROGRAM...
or: hardening.py --self COMPILER, whether it finds what it looks for, on programs that lack one thing each.

Each PROGRAM is position independent, its stack and what the loader resolved cannot be run or written to, its frames
are guarded, its copies checked. No program of the BUILD names a folder to look for libraries in.
"""
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


def told(program, *options):
    done = subprocess.run(["readelf", "--wide", *options, program], capture_output=True, text=True)
    if done.returncode != 0 or not done.stdout:
        sys.exit(f"hardening: readelf of {program}: {done.stderr}")
    return done.stdout


def search_path(program):
    """Any at all is too much: an empty or relative entry is the folder that one happens to stand in."""
    found = re.search(r"\((?:RPATH|RUNPATH)\).*", told(program, "--dynamic"))
    return {"search path"} if found else set()


def missing_in(program, sanitized=False):
    header, segments = told(program, "--file-header"), told(program, "--program-headers")
    dynamic, symbols = told(program, "--dynamic"), told(program, "--dyn-syms")
    flags = " ".join(re.findall(r"\(FLAGS(?:_1)?\)\s*(.*)", dynamic))
    imported = set(re.findall(r"\bUND (\w+)", symbols))
    stack = re.search(r"GNU_STACK(?:\s+0x[0-9a-f]+){5}\s+([RWE ]+?)\s+0x", segments)
    holds = {
        "position independent": re.search(r"Type:\s+DYN", header) and " INTERP " in segments and "PIE" in flags,
        "relro": "GNU_RELRO" in segments,
        "bind now": re.search(r"\bNOW\b|BIND_NOW", flags) or "(BIND_NOW)" in dynamic,
        "stack not executable": stack and "E" not in stack[1],
        "stack protector": "__stack_chk_fail" in imported,
        "checked copies": sanitized or any(re.fullmatch(r"__\w+_chk", name) for name in imported),
        "no text relocations": "TEXTREL" not in dynamic,
    }
    return {name for name, held in holds.items() if not held} | search_path(program)


def look_at(build, programs, sanitized):
    wrong = 0
    for program in programs:
        for name in sorted(missing_in(program, sanitized)):
            print(f"hardening: {program}: {name}")
            wrong += 1
    for program in sorted(Path(build).glob("tests/**/keyseed-tests-*")):
        if program.is_file() and program.suffix == "" and search_path(program):
            print(f"hardening: {program}: search path")
            wrong += 1
    if sanitized:
        print("hardening: with sanitizers, checked copies are not looked for")
    return 1 if wrong else 0


PROGRAM = r"""
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) { char line[64]; strcpy(line, argv[argc - 1]); return puts(line); }
"""
FLAGS = ["-O2", "-w", "-fPIE", "-pie", "-fstack-protector-strong", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=2",
         "-Wl,-z,relro", "-Wl,-z,now"]
# What is done to the program, and what then has to be found.
LACKING = {
    "": [],
    "position independent": ["-fno-pie", "-no-pie"],
    "relro": ["-Wl,-z,norelro"],
    "bind now": ["-Wl,-z,lazy"],
    "stack not executable": ["-Wl,-z,execstack"],
    "stack protector": ["-fno-stack-protector"],
    "checked copies": ["-U_FORTIFY_SOURCE"],
    "no text relocations": ["-Wl,-z,notext", "-DTEXTREL"],
    "search path": ["-Wl,-rpath,/opt/lib"],
    "search path ": ["-Wl,--enable-new-dtags", "-Wl,-rpath,relative"],
    "search path  ": ["-Wl,--disable-new-dtags", "-Wl,-rpath,/opt/lib:"],
}


def look_at_itself(compiler):
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        source, program = Path(folder, "program.c"), Path(folder, "program")
        source.write_text(PROGRAM + '#ifdef TEXTREL\n__asm__(".text\\n.quad main\\n");\n#endif\n')
        for name, flags in LACKING.items():
            subprocess.run([compiler, "-x", "c", source, "-o", program, *FLAGS, *flags], check=True)
            expected, found = {name.strip()} - {""}, missing_in(program)
            if found != expected:
                print(f"hardening: of {flags} it found {found} instead of {expected}")
                wrong += 1
    return 1 if wrong else 0


def main():
    if not shutil.which("readelf"):
        print("hardening: there is no readelf: nothing was looked at")
        return 77
    arguments = sys.argv[1:]
    if arguments[0] == "--self":
        return look_at_itself(arguments[1])
    sanitized = arguments[0] == "--sanitized"
    build, *programs = arguments[1:] if sanitized else arguments
    return look_at(build, programs, sanitized)


if __name__ == "__main__":
    sys.exit(main())
