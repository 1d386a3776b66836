import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that root's database, which runs as somebody else, can enter: so all of a run goes with it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ott-load-'))
  chmodSync(folder, 0o755)
  return folder
}
