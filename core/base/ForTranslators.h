#pragma once

/// Marks an English text of core for translation and has no other effect. `scope` is the context of the text
/// in the catalogues. The names of the macro and its arguments are those of Qt, for which lupdate searches.
#define QT_TRANSLATE_NOOP(scope, x) x
