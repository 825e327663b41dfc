#pragma once

#include <QString>

namespace ui {

class ProjectSession;

/// What the records are called on the page.
struct SourceName
{
    QString name;   ///< "notes.csv", "12 files in export", "notes.zip, 3 files"
    QString folder; ///< that they lie in
};

/// Of the plan of the session, which names at least one file.
SourceName sourceName(const ProjectSession &session);

} // namespace ui
