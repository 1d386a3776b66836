import { join } from 'node:path'
import { catalogueMigrations } from '@ott/catalogue-store'

/** Every folder of migrations that this server needs. */
export const migrationFolders = [catalogueMigrations, join(import.meta.dirname, '../..', 'migrations')]
