import { execFileSync, spawnSync } from 'node:child_process'

export type ServerUser = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root, so root starts it as an unprivileged user. Other users start it as themselves. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const found = idsOf(name)
    if (found) return found
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody to run it')
}

/** Whether the user can enter a folder: a checkout may be inside a private home. */
export function canEnter(user: ServerUser, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

function idsOf(name: string): Required<ServerUser> | null {
  try {
    const id = (kind: string) => Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}
