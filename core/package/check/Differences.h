#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace core::package {

/// Collects what is wrong with a package, each line beginning with the file. A file that is wrong in every
/// row does not fill the screen.
class Differences final
{
public:
    static constexpr int maximumPerFile = 20;

    void add(std::string_view file, const std::string &what)
    {
        const int count = ++m_counts[std::string(file)];
        if (count <= maximumPerFile)
            m_lines.push_back(std::string(file) + ": " + what);
        else if (count == maximumPerFile + 1)
            m_lines.push_back(std::string(file) + ": there are more differences");
    }

    const std::vector<std::string> &lines() const { return m_lines; }

private:
    std::map<std::string, int> m_counts;
    std::vector<std::string> m_lines;
};

} // namespace core::package
