import { tabStorage } from '../platform/storage.ts'

const key = 'login'

/** Saves the input of the sign-in dialog for this tab. It survives a reload, and no sign-in. */
export function saveLoginDraft(draft: unknown): void {
  tabStorage.writeJson(key, draft)
}

export function readLoginDraft(): unknown {
  return tabStorage.readJson(key)
}
