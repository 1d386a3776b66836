import { closedDraft } from '@ott/identity'
import { tabStorage } from '../platform/storage.ts'

const key = 'login'

let sinceClosed: unknown = null

/** Saves the input of the open sign-in dialog for this tab. It survives a reload, and no sign-in. */
export function saveLoginDraft(draft: unknown): void {
  sinceClosed = null
  tabStorage.writeJson(key, draft)
}

/** The closed dialog keeps its input as long as the document: a reload must not show it again (ID-96). */
export function closeLoginDraft(): void {
  sinceClosed = tabStorage.readJson(key)
  tabStorage.writeJson(key, closedDraft(sinceClosed))
}

export function readLoginDraft(): unknown {
  const stored = tabStorage.readJson(key)
  // Signing out clears the storage.
  return stored && (sinceClosed ?? stored)
}
