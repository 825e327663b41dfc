"""Holds the list of what is in the programs against the programs: sbom.py SCRIPT VERSION PROGRAM...

It is made twice, with the same bytes; it has the fields that CycloneDX 1.5 asks for and that a search for known
vulnerabilities needs; every library that readelf names is in it, and so is what is compiled in, for each program.
"""
import json
import os
import re
import shutil
import subprocess
import sys

wrong = []


def check(holds, message):
    if not holds:
        wrong.append(message)


def made(script, version, programs, **environment):
    clean = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    done = subprocess.run([sys.executable, script, version, *programs], capture_output=True, text=True,
                          env={**clean, **environment})
    if done.returncode != 0:
        sys.exit(f"{script} failed: {done.stderr}")
    return done.stdout


def look_at_fields(bill, version):
    check((bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.5", 1), "not CycloneDX 1.5")
    check(re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bill["serialNumber"]), "no serial number")
    own = bill["metadata"]["component"]
    check(own["name"] == "keyseed" and own["version"] == version, "Keyseed is not in it with its version")
    check(own["licenses"] == [{"license": {"id": "Apache-2.0"}}], "Keyseed is not under the Apache licence")
    references = [part["bom-ref"] for part in bill["components"]]
    check(len(set(references)) == len(references) and references == sorted(references), "parts twice or unsorted")
    for part in bill["components"]:
        name = part.get("name")
        check(part["type"] in ("library", "data") and part["version"], f"{name}: no type or version")
        check(re.fullmatch(r"pkg:(deb/debian/[a-z0-9.+-]+@[\w.~%-]+\?arch=\w+|huggingface/[\w-]+/[\w-]+"
                           r"|generic/keyseed-[\w.-]+@[0-9a-f]{12})",
                           part["purl"]), f"{name}: {part['purl']}")
        for licence in part.get("licenses", []):
            check(licence["license"].get("name") or licence["license"].get("id"), f"{name}: a licence without a name")
    known = set(references) | {own["bom-ref"]} | {program["bom-ref"] for program in own["components"]}
    for link in bill["dependencies"]:
        check(known.issuperset([link["ref"], *link["dependsOn"]]), f"{link['ref']} depends on what is not listed")


def look_at_program(bill, program):
    told = subprocess.run(["readelf", "-d", program], capture_output=True, text=True).stdout
    needed = set(re.findall(r"Shared library: \[(.*)\]", told))
    check(needed, f"{program}: readelf tells of no library")
    own = f"{bill['metadata']['component']['bom-ref']}#{os.path.basename(program)}"
    parts = next((link["dependsOn"] for link in bill["dependencies"] if link["ref"] == own), [])
    listed = {each["value"]: each["name"] for part in bill["components"] if part["bom-ref"] in parts
              for each in part["properties"]}
    for library in sorted(needed):
        check(listed.get(library) == "keyseed:linked", f"{library} of {program} is not listed")
    check(listed.get("share/keyseed/encoder/all-MiniLM-L6-v2") == "keyseed:data", f"{program}: no encoder is listed")
    for name in ("de", "en", "es", "fr", "it", "nl", "places", "pt"):
        check(listed.get(f"share/keyseed/words/{name}.tsv.gz") == "keyseed:data", f"{program}: words {name} is not listed")
    for name in ("medical", "medical-de", "medical-es", "medical-fr"):
        check(listed.get(f"share/keyseed/{name}.learnt") == "keyseed:data", f"{program}: {name} is not listed")
    for package in ("libeigen3-dev", "nlohmann-json3-dev", "libcli11-dev", "libexpected-dev",
                    "libkainjow-mustache-dev", "wordnet-base"):
        check(listed.get(package) in ("keyseed:headers", "keyseed:data"), f"{package} is not listed for {program}")


def main():
    script, version, *programs = sys.argv[1:]
    if not shutil.which("dpkg-query") or not shutil.which("readelf"):
        print("sbom: no Debian, or no readelf: nothing was looked at")
        return 77
    text = made(script, version, programs)
    check(made(script, version, programs) == text, "made twice, it differs")
    bill = json.loads(text)
    look_at_fields(bill, version)
    check("timestamp" not in bill["metadata"], "there is a time in it that nobody gave")
    dated = json.loads(made(script, version, programs, SOURCE_DATE_EPOCH="86400"))
    check(dated["metadata"].get("timestamp") == "1970-01-02T00:00:00Z", "SOURCE_DATE_EPOCH is not its time")
    for program in programs:
        look_at_program(bill, program)
    for message in wrong:
        print(f"sbom: {message}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
