#!/usr/bin/python3
"""The built program, from its start to a verified package on the notes of the sample, by key and mouse alone.

Usage: journey.py KEYSEED KEYSEED_CLI NOTES_CSV

Runs on a screen and a session bus of its own (Xvfb, dbus-run-session). Where things are is looked up through the
accessibility bus, as a screen reader does; what is done is done with events of the X server (xdotool). Exits with
77 where one of these is missing.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
SCREEN = (1280, 860)
PATIENCE = 60.0  # seconds
BUTTONS = ("push button", "button")
FIELDS = ("text", "entry", "spin button")
ANYTHING = ()
LONG = ("table", "tree table", "list", "combo box")  # of thousands of cells none is looked for


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(SKIPPED)


def on_a_bus_of_its_own():
    for tool in ("Xvfb", "xdotool", "dbus-run-session"):
        if not shutil.which(tool):
            skip(f"{tool} is not installed")
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        skip("python3-pyatspi is not installed")
    if "KEYSEED_JOURNEY_HOME" in os.environ:
        return
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, KEYSEED_JOURNEY_HOME=home, HOME=home, XDG_RUNTIME_DIR=home)
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "DISPLAY", "QT_QPA_PLATFORM"):
            environment.pop(name, None)
        command = ["dbus-run-session", "--", sys.executable, __file__, *sys.argv[1:]]
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)


class Screen:
    """An X server, with the events of a person."""

    def __init__(self):
        reading, writing = os.pipe()
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"]
        self.server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        os.environ["DISPLAY"] = ":" + number
        self.clicks = 0
        self.keys = 0

    def tool(self, *arguments):
        return subprocess.run(["xdotool", *arguments], check=False, capture_output=True, text=True).stdout.strip()

    def click(self, x, y):
        self.tool("mousemove", str(x), str(y), "click", "1")
        self.clicks += 1

    def scroll(self, x, y, down):
        self.tool("mousemove", str(x), str(y), "click", "5" if down else "4")

    def type(self, text):
        self.tool("type", "--delay", "8", text)
        self.keys += len(text)

    def key(self, name):
        self.tool("key", name)
        self.keys += 1

    def focus(self, title):
        """Without a window manager nobody gives a new window the keyboard."""
        found = waited(lambda: self.tool("search", "--onlyvisible", "--name", title).split(), f"a window {title}")
        self.tool("windowfocus", "--sync", found[-1])

    def picture(self, name):
        folder = os.environ.get("KEYSEED_JOURNEY_PICTURES")
        if folder and shutil.which("import"):
            pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
            subprocess.run(["import", "-window", "root", f"{folder}/{name}.png"], check=False)


def waited(condition, what, patience=PATIENCE):
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise TimeoutError(f"waited in vain for {what}")


class Program:
    """The running program, as a screen reader knows it."""

    def __init__(self, screen):
        import pyatspi

        self.pyatspi = pyatspi
        self.screen = screen
        self.started = time.monotonic()
        self.application = waited(self.find_application, "the program on the accessibility bus")

    def find_application(self):
        desktop = self.pyatspi.Registry.getDesktop(0)
        return next((each for each in desktop if each and each.name.lower().startswith("keyseed")), None)

    def all(self):
        """Everything that is showing, from the top."""
        waiting = [self.application]
        while waiting:
            node = waiting.pop()
            try:
                if node is not self.application and not node.getState().contains(self.pyatspi.STATE_SHOWING):
                    continue
                yield node
                if node.getRoleName() not in LONG:
                    waiting.extend(reversed([child for child in node if child]))
            except Exception:  # gone while it was asked
                continue

    def find(self, name, roles):
        for node in self.all():
            try:
                if (not roles or node.getRoleName() in roles) and node.name.startswith(name):
                    return node
            except Exception:  # gone while it was asked
                continue
        return None

    def is_enabled(self, node):
        return node.getState().contains(self.pyatspi.STATE_ENABLED)

    def place(self, node):
        box = node.queryComponent().getExtents(self.pyatspi.DESKTOP_COORDS)
        return box.x, box.y, box.width, box.height

    def brought_into_view(self, name, roles):
        """Turns the wheel over the page until the control lies above the buttons at the foot."""
        for _ in range(80):
            node = waited(lambda: self.find(name, roles), name)
            x, y, width, height = self.place(node)
            foot = self.place(self.find("Back", BUTTONS))[1] - 16
            if 90 <= y and y + min(height, 60) <= foot or y >= foot:
                if y + min(height, 60) <= foot or name in ("Next", "Back"):
                    return node
            self.screen.scroll(SCREEN[0] // 2 - 100, SCREEN[1] // 2, down=y > 200)
            time.sleep(0.05)
        raise TimeoutError(f"{name} does not come into view")

    def click(self, name, roles=BUTTONS):
        waited(lambda: (lambda node: node and self.is_enabled(node))(self.find(name, roles)), f"{name} to be enabled")
        node = self.brought_into_view(name, roles)
        place = None
        while place != self.place(node):  # a page that changes takes its place again
            place = self.place(node)
            time.sleep(0.1)
        x, y, width, height = place
        if os.environ.get("KEYSEED_JOURNEY_PICTURES"):
            print(f"        click {name}: {node.name} at {place}", flush=True)
        self.screen.click(x + min(width // 2, 40), y + min(height // 2, 20))

    def enter(self, name, text, roles=FIELDS):
        self.click(name, roles)
        self.screen.key("ctrl+a")
        self.screen.type(text)

    def go_on(self, heading):
        self.click("Next")
        waited(lambda: self.find(heading, ("label",)), f"the page {heading}")
        print(f"{time.monotonic() - self.started:5.1f} s  {heading}", flush=True)
        self.screen.picture(heading)


def journey(screen, program, notes, folder):
    program.enter("Name", "journey")
    program.click("Create")
    program.enter("What is the corpus for", "Sorting referral letters")
    program.enter("Who receives it", "The university")
    program.go_on("Records")

    program.click("Choose file")
    screen.focus("Choose")
    screen.key("ctrl+a")
    screen.type(str(notes))
    screen.key("Return")
    screen.focus("Keyseed")
    program.click("These roles are right")
    program.click("Declare all")
    program.click("Declare them")
    program.go_on("Vocabulary")

    program.click("Medical", ANYTHING)
    program.go_on("Budget")
    program.enter("Total budget", "4", ("spin button",))
    screen.key("Tab")
    program.go_on("Commit")
    program.click("Spend")
    program.go_on("Make documents")
    program.click("Write")
    program.go_on("Review")
    program.go_on("Release")
    program.enter("Title", "Synthetic notes")
    program.enter("Licence", "CC BY 4.0")
    screen.key("Tab")  # the list of known licences takes a click to go away
    program.click("Export")
    return waited(lambda: next(iter(folder.rglob("*.zip")), None), "the package")


def main():
    on_a_bus_of_its_own()
    keyseed, cli, notes = sys.argv[1:4]
    home = pathlib.Path(os.environ["KEYSEED_JOURNEY_HOME"])
    copied = home / "notes.csv"
    shutil.copyfile(notes, copied)
    screen = Screen()
    # The bridge to the accessibility bus is off until somebody listens; this makes sure.
    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LC_ALL="C.UTF-8", LANG="C.UTF-8")
    running = subprocess.Popen([keyseed], env=environment)
    try:
        started = time.monotonic()
        screen.focus("Keyseed")
        program = Program(screen)
        package = journey(screen, program, copied, home)
        seconds = time.monotonic() - started
        waited(lambda: subprocess.run([cli, "verify", package], check=False,
               capture_output=True).returncode == 0, "a package that verifies")
        screen.picture("end")
        print(f"{screen.clicks} clicks and {screen.keys} keys from the start to {package.name}, {seconds:.0f} s")
    except Exception:
        screen.picture("failed")
        raise
    finally:
        running.terminate()
        running.wait(timeout=30)
        screen.server.terminate()
    return 0


if __name__ == "__main__":
    sys.exit(main())
