"""Lists what is in the programs, as CycloneDX 1.5 in JSON: sbom.py VERSION PROGRAM...

From what is linked (NEEDED of each program), what is compiled in (headers, data) and what Debian says of the packages
that these come from. On the machine that built the programs, to standard output. The same programs and packages make
the same bytes: there is no time in it but that of SOURCE_DATE_EPOCH.
"""
import datetime
import hashlib
import json
import os
import re
import subprocess
import sys
import uuid
from pathlib import Path
from urllib.parse import quote

# No library is left of these to look at in the programs.
COMPILED_IN = {"libeigen3-dev": "headers", "nlohmann-json3-dev": "headers", "libcli11-dev": "headers",
               "libexpected-dev": "headers", "libkainjow-mustache-dev": "headers", "wordnet-base": "data"}

ENCODER = Path(__file__).resolve().parents[2] / "resources/encoder/all-MiniLM-L6-v2"


def encoder():
    """The encoder that is installed beside the programs; its version is the digest of its weights."""
    digest = hashlib.sha256((ENCODER / "model.safetensors").read_bytes()).hexdigest()
    purl = f"pkg:huggingface/sentence-transformers/{ENCODER.name}"
    return {"type": "data", "bom-ref": purl, "name": ENCODER.name, "version": digest[:12], "purl": purl,
            "hashes": [{"alg": "SHA-256", "content": digest}], "licenses": [{"license": {"name": "Apache-2.0"}}],
            "externalReferences": [{"type": "website",
                                    "url": f"https://huggingface.co/sentence-transformers/{ENCODER.name}"}],
            "properties": [{"name": "keyseed:data", "value": f"share/keyseed/encoder/{ENCODER.name}"}]}


VOCABULARIES = Path(__file__).resolve().parents[2] / "resources/vocabularies"
WORDS = Path(__file__).resolve().parents[2] / "resources/words"


def word_lists():
    """The lists of general words, each with its licence (resources/words/README.md)."""
    for file in sorted(WORDS.glob("*.gz")):
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        name = file.name.removesuffix(".tsv.gz")
        purl = f"pkg:generic/keyseed-words-{name}@{digest[:12]}"
        is_places = name == "places"
        yield {"type": "data", "bom-ref": purl, "name": f"words {name}", "version": digest[:12], "purl": purl,
               "description": "Unicode CLDR 42" if is_places else "wordfreq 3.1.1, Robyn Speer",
               "hashes": [{"alg": "SHA-256", "content": digest}],
               "licenses": [{"license": {"id": "Unicode-DFS-2016" if is_places else "CC-BY-SA-4.0"}}],
               "properties": [{"name": "keyseed:data", "value": f"share/keyseed/words/{file.name}"}]}


def vocabularies():
    """The vocabularies that were learnt from public texts; their licences are those that the files name."""
    for file in sorted(VOCABULARIES.glob("*.learnt")):
        data = file.read_bytes()
        origin = json.loads(data[-int.from_bytes(data[24:32], "little"):])
        digest = hashlib.sha256(data).hexdigest()
        purl = f"pkg:generic/keyseed-vocabulary-{file.stem}@{digest[:12]}"
        yield {"type": "data", "bom-ref": purl, "name": f"vocabulary {file.stem}", "version": digest[:12],
               "purl": purl, "description": origin["origin"], "hashes": [{"alg": "SHA-256", "content": digest}],
               "licenses": [{"license": {"name": origin["licence"]}}],
               "properties": [{"name": "keyseed:data", "value": f"share/keyseed/{file.name}"}]}


def output_of(*command):
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LC_ALL": "C.UTF-8"})
    if done.returncode != 0:
        sys.exit(f"sbom: {' '.join(map(str, command))}: {done.stderr.strip()}")
    return done.stdout


def needed_by(program):
    """The libraries that the program itself names, and where the loader finds them."""
    names = re.findall(r"\(NEEDED\).*\[(.+)\]", output_of("readelf", "--dynamic", program))
    places = dict(re.findall(r"^\s*(\S+)(?: => (\S+))? \(0x", output_of("ldd", program), re.MULTILINE))
    for name in names:
        place = places.get(name) or next((each for each in places if each.endswith(f"/{name}")), "")
        if not place.startswith("/"):
            sys.exit(f"sbom: {program}: {name} is not found on this machine")
        yield name, place


def packages_of(places):
    """Which package each file is of. One question for all: each reads the lists of every package."""
    # Debian 12 has /lib in /usr, and lists files under either name.
    names = {place: {place, os.path.realpath(place), f"/usr{place}", os.path.realpath(place).removeprefix("/usr")}
             for place in places}
    told = subprocess.run(["dpkg-query", "--search", *sorted(set().union(*names.values()))],
                          capture_output=True, text=True).stdout
    owners = {}
    for line in told.splitlines():
        packages, _, path = line.rpartition(": ")
        if not line.startswith("diversion "):
            owners[path] = packages.split(",")[0]
    found = {}
    for place, each in names.items():
        found[place] = next((owners[name] for name in sorted(each) if name in owners), None)
        if not found[place]:
            sys.exit(f"sbom: {place} is of no package")
    return found


def licence_of(package):
    """As the copyright file names it for most of the sources; none where it is for people to read only."""
    path = Path("/usr/share/doc") / package.split(":")[0] / "copyright"
    text = path.read_text(errors="replace") if path.exists() else ""
    if not text.startswith("Format:"):
        return None
    for paragraph in re.split(r"\n\s*\n", text):
        if re.search(r"^Files:\s*\*\s*$", paragraph, re.MULTILINE):
            named = re.search(r"^License:[ \t]*(\S.*)$", paragraph, re.MULTILINE)
            return named[1].strip() if named else None
    return None


def facts_of(packages):
    fields = "${binary:Package}\\t${Package}\\t${Version}\\t${Architecture}\\t${source:Package}\\t${Homepage}\\n"
    told = output_of("dpkg-query", "--show", f"--showformat={fields}", *packages)
    facts = {}
    for line in told.splitlines():
        full, *rest = line.split("\t")
        facts[full] = facts[full.split(":")[0]] = rest
    return facts


def component(facts, package, uses):
    name, version, architecture, source, homepage = facts
    purl = f"pkg:deb/debian/{name}@{quote(version, safe='.~-')}?arch={architecture}"
    made = {"type": "data" if "data" in uses.values() else "library", "bom-ref": purl, "name": name,
            "version": version, "purl": purl,
            "properties": [{"name": "keyseed:source-package", "value": source}]
                          + [{"name": f"keyseed:{use}", "value": file} for file, use in sorted(uses.items())]}
    if licence := licence_of(package):
        made["licenses"] = [{"license": {"name": licence}}]
    if homepage:
        made["externalReferences"] = [{"type": "website", "url": homepage}]
    return made


def bill(version, programs):
    uses = {package: {package: kind} for package, kind in COMPILED_IN.items()}
    of_program = {}
    needed = {program: list(needed_by(program)) for program in programs}
    owners = packages_of({place for libraries in needed.values() for _, place in libraries})
    for program, libraries in needed.items():
        packages = set(COMPILED_IN)
        for name, place in libraries:
            packages.add(owners[place])
            uses.setdefault(owners[place], {})[name] = "linked"
        of_program[os.path.basename(program)] = packages
    facts = facts_of(sorted(uses))
    parts = {package: component(facts[package], package, uses[package]) for package in sorted(uses)}
    model = encoder()
    learnt = [*vocabularies(), *word_lists()]
    # Qt Charts makes the whole of a program that is linked with it one under the GPL (NOTICE).
    licence = {name: "GPL-3.0-only" if any(each.startswith("libqt6charts") for each in packages) else "Apache-2.0"
               for name, packages in of_program.items()}
    own = f"pkg:generic/keyseed@{quote(version, safe='.~-')}"
    metadata = {"component": {"type": "application", "bom-ref": own, "name": "keyseed", "version": version,
                              "purl": own, "licenses": [{"license": {"id": "Apache-2.0"}}],
                              "components": [{"type": "application", "bom-ref": f"{own}#{name}", "name": name,
                                              "version": version, "licenses": [{"license": {"id": licence[name]}}]}
                                             for name in sorted(of_program)]}}
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        time = datetime.datetime.fromtimestamp(int(epoch), datetime.timezone.utc)
        metadata["timestamp"] = time.strftime("%Y-%m-%dT%H:%M:%SZ")
    links = [{"ref": own, "dependsOn": [f"{own}#{name}" for name in sorted(of_program)]}]
    links += [{"ref": f"{own}#{name}",
               "dependsOn": sorted([model["bom-ref"], *(each["bom-ref"] for each in learnt),
                                    *(parts[package]["bom-ref"] for package in packages)])}
              for name, packages in sorted(of_program.items())]
    made = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "metadata": metadata,
            "components": sorted([model, *learnt, *parts.values()], key=lambda part: part["bom-ref"]), "dependencies": links}
    # Its name follows from what it says.
    return {**made, "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(made, sort_keys=True))}"}


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    print(json.dumps(bill(sys.argv[1], sys.argv[2:]), indent=1, sort_keys=True))
