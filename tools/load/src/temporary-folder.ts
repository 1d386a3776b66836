import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a folder that PostgreSQL can enter: under root it runs as another user. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ott-load-'))
  chmodSync(folder, 0o755)
  return folder
}
