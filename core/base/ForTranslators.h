#pragma once

/// Marks an English text of core that a window shows in another language, and does nothing else. `scope` is
/// the context under which the catalogues hold it. The name, and those of its arguments, are the ones that
/// lupdate, which collects the texts for translators, looks for and that Qt gives them.
#define QT_TRANSLATE_NOOP(scope, x) x
