"""A small signed package, made by the built program of records that nobody wrote."""

import json
import os
import subprocess

RECORDS = (
    "id,label,text\n"
    '1,Cardiology,"Chest pain and shortness of breath. Atrial fibrillation."\n'
    '2,Cardiology,"Heart failure, edema of both legs, started on a diuretic."\n'
    '3,Neurology,"Seizure, then headache. Migraine with aura."\n'
    '4,Neurology,"Stroke with hemiplegia; aphasia persists."\n'
)

PLAN = {
    "schema": "keyseed-plan/2",
    "project": "differential",
    "records": {"source": "notes", "files": ["notes.csv"], "format": "csv", "text": "text", "label": "label"},
    "labels": ["Cardiology", "Neurology"],
    "vocabulary": {"source": "builtin", "name": "medical"},
    "embedding": {"source": "builtin"},
    "privacy": {"delta": 0.0},
    "synthesis": {"method": "histogram", "epsilon": {"phrases": 4.0}},
    "sampling": {"length": 5, "perLabel": 3},
    "writer": {"kind": "template"},
}


def make(cli, folder):
    """Writes package.zip into the folder."""
    (folder / "notes.csv").write_text(RECORDS)
    (folder / "plan.json").write_text(json.dumps(PLAN))
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "KEYSEED_PASSPHRASE": "correct horse battery"}
    command = [cli, "run", "--plan", "plan.json", "--output", "package.zip", "--ledger", "ledger.sqlite", "--sign",
               "--key", "signing.key", "--note-table", "--text-files", "--progress", "none"]
    done = subprocess.run([str(part) for part in command], cwd=folder, capture_output=True, text=True, check=False,
                          env={**os.environ, **home, "DBUS_SESSION_BUS_ADDRESS": "disabled:"})
    if done.returncode != 0:
        raise SystemExit(f"no package to begin with: {done.stderr}")


def places(data, mark):
    """Where a mark stands in the bytes."""
    found = []
    place = data.find(mark)
    while place >= 0:
        found.append(place)
        place = data.find(mark, place + 1)
    return found
