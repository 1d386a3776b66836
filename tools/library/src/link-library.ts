import { execFileSync } from 'node:child_process'

/** Links the new package into the workspace. It has no dependencies, so nothing is downloaded. */
export function linkLibrary(workspace: string): void {
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: workspace, stdio: 'inherit' })
}
