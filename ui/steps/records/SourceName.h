#pragma once

#include <QString>

namespace ui {

class ProjectSession;

/// The name of the records on the page.
struct SourceName
{
    QString name;   ///< "notes.csv", "12 files in export", "notes.zip, 3 files"
    QString folder; ///< that they lie in
};

/// Returns the name of the records of the session's plan, which names at least one file.
SourceName sourceName(const ProjectSession &session);

} // namespace ui
