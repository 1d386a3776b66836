import { randomUUID } from 'node:crypto'
import { brand } from '@ott/brand'
import { expect } from '@playwright/test'
import type { BrowserContext } from '@playwright/test'
import { latestCode } from './outbox.ts'
import { product } from './product.ts'

/** Another device of the user, without a browser. */
type SecondDevice = { userId: string; browserId: string; accessToken: string; refreshToken: string }

const core = `${product.api}/core/api/v1`

function post(path: string, body: object, bearer?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'site-id': brand.slug, ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }) }
  return fetch(`${core}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Signs in with a national number on another device. */
export async function signInOnSecondDevice(number: string): Promise<SecondDevice> {
  const phoneNumber = `+91${number}`
  const since = new Date()
  const sent = (await (await post('/auth/signinup/code', { phoneNumber, acceptTermsAndConditions: true })).json()) as { deviceId: string; preAuthSessionId: string }
  const userInputCode = await latestCode(phoneNumber, since)
  const browserId = `browser-${randomUUID()}`
  const response = await post('/auth/signinup/code/consume', { ...sent, deviceId: `browser-${sent.deviceId}`, userInputCode, browserId })
  expect(response.status).toBe(200)
  const { userId, sAccessToken, sRefreshToken } = (await response.json()) as { userId: string; sAccessToken: string; sRefreshToken: string }
  return { userId, browserId, accessToken: sAccessToken, refreshToken: sRefreshToken }
}

/** Signs in with a national number without the dialog: the browser has the session, as after a sign-in. */
export async function openSession(context: BrowserContext, number: string): Promise<void> {
  const { userId, browserId, accessToken, refreshToken } = await signInOnSecondDevice(number)
  await context.addCookies([{ name: 'session', value: accessToken, url: product.site, httpOnly: true, sameSite: 'Lax' }])
  const stored = { 'browser-id': browserId, session: { sAccessToken: accessToken, sRefreshToken: refreshToken, userId } }
  await context.addInitScript(({ site, values }) => {
    // Later pages have the refreshed session.
    if (location.origin !== site || localStorage.getItem('browser-id') !== null) return
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
  }, { site: product.site, values: stored })
}

/** Turns parental control on with the PIN 2468, and returns an access token with its restriction. */
export async function restrict({ accessToken, refreshToken }: SecondDevice, number: string, control: { maturityRating: string; restrictedTitles: 'ask' | 'hide' }): Promise<string> {
  const since = new Date()
  expect((await post('/users/enable-parental-control', { pin: '2468', ...control }, accessToken)).status).toBe(200)
  const otp = await latestCode(`+91${number}`, since)
  expect((await post('/users/parental-control/verify-otp', { otp }, accessToken)).status).toBe(200)
  const { sAccessToken } = (await (await post('/auth/session/refresh', {}, refreshToken)).json()) as { sAccessToken: string }
  return sAccessToken
}

/** Paths of the titles or people that a token can see, without the language. */
export async function addressesOf(kind: 'titles' | 'people', accessToken: string): Promise<string[]> {
  const response = await fetch(`${product.api}/contents/api/v1/addresses?kind=${kind}&language=english`, { headers: { 'site-id': brand.slug, authorization: `Bearer ${accessToken}` } })
  const { items } = (await response.json()) as { items: { path: string }[] }
  return items.map(({ path }) => path)
}

/** Creates a magic link on that device and returns its token. */
export async function magicLinkToken({ accessToken }: SecondDevice): Promise<string> {
  const { token } = (await (await post('/auth/session/link', {}, accessToken)).json()) as { token: string }
  return token
}

/** Logs the user out on every device, those of earlier journeys included. */
export async function removeAllDevices(number: string): Promise<void> {
  const { accessToken } = await signInOnSecondDevice(number)
  const headers = { 'site-id': brand.slug, authorization: `Bearer ${accessToken}` }
  const { items } = (await (await fetch(`${core}/users/devices`, { headers })).json()) as { items: { sessionHandle: string }[] }
  const response = await post('/users/devices/remove', { sessionHandles: items.map(({ sessionHandle }) => sessionHandle) }, accessToken)
  expect(response.status).toBe(204)
}

/** The response of the server to a call of that device. */
export async function userResponse({ accessToken }: SecondDevice): Promise<{ status: number; reason?: string }> {
  const response = await fetch(`${core}/users`, { headers: { 'site-id': brand.slug, authorization: `Bearer ${accessToken}` } })
  const { reason } = (await response.json()) as { reason?: string }
  return { status: response.status, ...(reason === undefined ? {} : { reason }) }
}
