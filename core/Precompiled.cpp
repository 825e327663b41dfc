// Empty: a target that makes precompiled headers for others needs a source of its own.
