import { draftOf, initialDialog } from '@ott/identity'

const typed = draftOf({ ...initialDialog('IN'), by: 'emailOTP' })

/** A new document: the same storage, and no memory. */
async function reload() {
  jest.resetModules()
  return import('./login-draft.ts')
}

describe('the draft of the sign-in dialog', () => {
  it('survives a reload while the dialog is open', async () => {
    const { saveLoginDraft } = await reload()
    saveLoginDraft(typed)
    expect((await reload()).readLoginDraft()).toEqual(typed)
  })

  it('survives closing the dialog, and then no reload (ID-96)', async () => {
    const { saveLoginDraft, closeLoginDraft, readLoginDraft } = await reload()
    saveLoginDraft(typed)
    closeLoginDraft()
    expect(readLoginDraft()).toEqual(typed)
    expect((await reload()).readLoginDraft()).toEqual(draftOf(initialDialog('')))
  })

  it('is gone once the storage was cleared', async () => {
    const { saveLoginDraft, closeLoginDraft, readLoginDraft } = await reload()
    saveLoginDraft(typed)
    closeLoginDraft()
    sessionStorage.clear()
    expect(readLoginDraft()).toBeNull()
  })

  it('is gone after a sign-in', async () => {
    const { saveLoginDraft, closeLoginDraft, readLoginDraft } = await reload()
    saveLoginDraft(typed)
    saveLoginDraft(null)
    closeLoginDraft()
    expect(readLoginDraft()).toBeNull()
  })
})
