import type { Input } from '@ott/contract'
import { decodeJwt } from 'jose'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { newNumber } from '../testing.ts'

/** A household's session, with the tokens of the profile that is open. */
export async function newHousehold(api: TestApi, number = newNumber()) {
  return { number, ...householdOf(api, await api.signIn(number)) }
}

export function householdOf(api: TestApi, user: Pick<SignedInUser, 'userId' | 'sAccessToken' | 'sRefreshToken'>) {
  let tokens = user
  const bearer = () => ({ bearer: tokens.sAccessToken })
  const list = async () => (await api.call('user', {}, bearer())).ok.profileDetails
  return {
    userId: user.userId,
    bearer,
    list,
    claims: () => decodeJwt<{ pid?: string; cap?: number; level?: number; kids?: boolean; scope: string }>(tokens.sAccessToken),
    main: async () => (await list())[0]?.id ?? '',
    create: (body: Partial<Input<'createProfile'>['body']> & { name: string }) => api.call('createProfile', { body: { avatar: 'teal', ...body } }, bearer()),
    change: (id: string, body: NonNullable<Input<'changeProfile'>['body']>) => api.call('changeProfile', { params: { id }, body }, bearer()),
    remove: (id: string) => api.call('removeProfile', { params: { id } }, bearer()),
    removePin: (id: string) => api.call('removeProfilePin', { params: { id } }, bearer()),
    /** Continues as that profile, if the server opens it. */
    select: async (id: string, pin?: string) => {
      const selected = await api.call('selectProfile', { params: { id }, body: { ...(pin !== undefined && { pin }) } }, bearer())
      if (selected.status === 200) tokens = { ...tokens, ...selected.ok }
      return selected
    },
    refresh: async () => {
      const refreshed = await api.call('refreshSession', {}, { bearer: tokens.sRefreshToken })
      if (refreshed.status === 200) tokens = { ...tokens, ...refreshed.ok }
      return refreshed
    },
    /** Proves the identity once more. */
    stepUp: async (number: string) => {
      api.wait(30)
      await api.call('stepUpCode', { body: { channel: 'phone' } }, bearer())
      const { ok } = await api.call('stepUp', { body: { otp: api.codeFor(number) } }, bearer())
      tokens = { ...tokens, ...ok }
    },
  }
}
