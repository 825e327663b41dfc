"""Holds a man page against what the program says of itself: manpage.py PROGRAM PAGE.1

Every command that --help lists has a section `.SS command` in the page, every long option of a command an entry
in that section (of the program itself: in `.SH OPTIONS`), and the page tells of nothing that is not there.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

EVERYWHERE = {"--help"}


def help_of(program, command):
    done = subprocess.run([program, *command, "--help"], capture_output=True, text=True, timeout=60)
    if done.returncode != 0:
        sys.exit(f"{' '.join([program, *command])} --help ended with {done.returncode}: {done.stderr}")
    return done.stdout


def options_of(text):
    """Options stand at the start of a line: `  -h,--help  ...`, `  --plan TEXT REQUIRED  ...`."""
    lines = re.findall(r"^ {1,4}(-[-\w, /?]*--?[\w-]+|--?[\w-]+)", text, re.MULTILINE)
    return {name for line in lines for name in re.findall(r"--[\w-]+", line)}


def commands_of(text):
    listed = re.search(r"^Subcommands:\n((?: .*\n)+)", text, re.MULTILINE)
    return re.findall(r"^ {2}([\w-]+)", listed[1], re.MULTILINE) if listed else []


def program_says(program, command=()):
    text = help_of(program, command)
    found = {" ".join(command): options_of(text) - EVERYWHERE}
    for name in commands_of(text):
        found.update(program_says(program, (*command, name)))
    return found


def page_says(page):
    """Options are entries: the line after `.TP`. The section of the program itself is called ''."""
    found, section = {}, None
    lines = page.read_text().replace("\\-", "-").splitlines()
    for before, line in zip([""] + lines, lines):
        if heading := re.match(r'\.S([HS]) "?(.*?)"?$', line):
            section = heading[2] if heading[1] == "S" else "" if heading[2] == "OPTIONS" else None
            if section is not None:
                found[section] = set()
        elif before == ".TP" and section is not None:
            found[section] |= set(re.findall(r"--[\w-]+", line)) - EVERYWHERE
    return found


def differences(program, page):
    name, said, told = Path(program).name, program_says(program), page_says(page)
    for command, options in said.items():
        title = " ".join([name, command]).strip()
        section = f".SS {command}" if command else ".SH OPTIONS"
        if command not in told:
            yield f"`{title}` is not in the page: add a section `{section}` with {sorted(options) or 'a sentence'}"
            continue
        for option in sorted(options - told[command]):
            yield f"{option} of `{title}` is missing: add it below `{section}`"
        for option in sorted(told[command] - options):
            yield f"{option} stands below `{section}`, but `{title} --help` does not list it"
    for command in told.keys() - said.keys():
        yield f"`.SS {command}`: {name} has no such command"


def complaints(page):
    if shutil.which("mandoc"):
        # Of mandoc's grades, what is wrong; not what is a matter of style.
        yield from subprocess.run(["mandoc", "-T", "lint", "-W", "warning", page],
                                  capture_output=True, text=True).stdout.splitlines()
    if shutil.which("man"):
        yield from subprocess.run(["man", "--warnings", "-l", page], stdout=subprocess.DEVNULL,
                                  stderr=subprocess.PIPE, text=True).stderr.splitlines()


def main():
    program, page = sys.argv[1], Path(sys.argv[2])
    wrong = list(differences(program, page)) + list(complaints(page))
    for line in wrong:
        print(f"{page.name}: {line}")
    print(f"{page.name}: {len(page_says(page))} sections, {len(wrong)} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
