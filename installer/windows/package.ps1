# Makes the installer for Windows in build\packages. NOT YET RUN: see README.md beside this.
$ErrorActionPreference = 'Stop'
$root = Resolve-Path (Join-Path $PSScriptRoot '..\..')
$build = Join-Path $root 'build\package'

function Invoke-Tool {
    param([string] $Tool, [string[]] $Arguments)
    & $Tool @Arguments
    if ($LASTEXITCODE -ne 0) { throw "$Tool ended with $LASTEXITCODE" }
}

Push-Location $root
try {
    Invoke-Tool cmake @('--preset', 'release', '-B', $build, '-DKEYSEED_PACKAGING=ON')
    Invoke-Tool cmake @('--build', $build)
    Invoke-Tool cpack @('--config', (Join-Path $build 'CPackConfig.cmake'), '-B', (Join-Path $root 'build\packages'))
} finally {
    Pop-Location
}
