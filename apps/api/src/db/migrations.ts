import { join } from 'node:path'
import { catalogueMigrations } from '@ott/catalogue-store'

export const migrationFolders = [catalogueMigrations, join(import.meta.dirname, '../..', 'migrations')]
