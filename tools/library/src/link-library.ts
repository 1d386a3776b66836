import { execFileSync } from 'node:child_process'

/** Lets the workspace know its new package. Nothing is fetched: a new room needs nothing from outside. */
export function linkLibrary(workspace: string): void {
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: workspace, stdio: 'inherit' })
}
