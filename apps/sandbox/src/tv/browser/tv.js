/* global document, window, location, localStorage, performance, dashjs */
import { activate } from './activation.js'

const { siteId, locale } = document.body.dataset
const language = locale === 'bn' ? 'bengali' : 'english'
const knobs = new URLSearchParams(location.search)
const find = (id) => document.getElementById(id)
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const checkMs = 20_000

/** A TV keeps its id for ever. */
const deviceId = localStorage.getItem('tv-id') ?? `tv-${crypto.randomUUID()}`
localStorage.setItem('tv-id', deviceId)

let session = JSON.parse(localStorage.getItem('tv-session') ?? 'null')
let losesNextSession = knobs.get('drop') === 'answer'
let player = null
/** What the PIN opens, and the card that waits for it. */
let grant = ''
let locked = null
let countdown = 0

async function request(method, path, body, bearer, more = {}) {
  const response = await fetch(`/tv/api${path}`, {
    method,
    headers: { 'site-id': siteId, 'accept-language': locale, ...more, ...(bearer && { authorization: `Bearer ${bearer}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json().catch(() => ({})) }
}

/** An activation call. The knob loses the answer that has the session, after the server gave it. */
async function call(path, body) {
  const answer = await request('POST', `/core/api/v1/user-device/${path}`, body)
  if (losesNextSession && answer.body.sAccessToken) {
    losesNextSession = false
    throw new Error('the answer was lost')
  }
  return answer
}

function keep(next) {
  session = next
  if (next) localStorage.setItem('tv-session', JSON.stringify(next))
  else localStorage.removeItem('tv-session')
}

function showScreen(name) {
  clearInterval(countdown)
  for (const screen of document.querySelectorAll('[data-screen]')) screen.hidden = screen.dataset.screen !== name
}

function show(state) {
  showScreen(state.type)
  if (state.type !== 'code') return
  const { activationCode, verificationUri, verificationUriComplete } = state.code
  find('code').textContent = `${activationCode.slice(0, 4)}-${activationCode.slice(4)}`
  find('address').textContent = verificationUri.replace(/^https?:\/\/|\/$/g, '')
  find('qr').src = `/tv/qr.svg?text=${encodeURIComponent(verificationUriComplete)}`
  find('qr').dataset.url = verificationUriComplete
  const tick = () => {
    const seconds = Math.max(0, Math.round((state.endsAt - performance.now()) / 1_000))
    find('countdown').textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  tick()
  countdown = setInterval(tick, 1_000)
}

/** False once the session has ended: the TV was removed. */
async function refresh() {
  const { status, body } = await request('POST', '/core/api/v1/auth/session/refresh', undefined, session.sRefreshToken)
  if (status === 200) keep({ ...session, ...body })
  return status === 200 || status >= 429
}

/** Repeats a call once with a new token. Null once the session has ended. */
async function authorized(method, path, body, more) {
  const answer = await request(method, path, body, session.sAccessToken, more)
  if (answer.status !== 401) return answer
  if (answer.body.errorCode === 'SESSION_REVOKED' || !(await refresh())) return null
  return request(method, path, body, session.sAccessToken, more)
}

async function home() {
  showScreen('home')
  const page = await authorized('GET', `/contents/api/v1/pages/home/modules?platform=WEB&language=${language}&limit=10&offset=0`)
  if (!page) return
  const row = page.body.items?.find(({ kind, cards }) => kind === 'tray' && cards.length > 0)
  find('row-title').textContent = row?.title ?? ''
  find('row').replaceChildren(...(row?.cards ?? []).slice(0, 8).map(tile))
}

function tile(card) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  const picture = document.createElement('img')
  picture.src = `/tv/api${card.images.find(({ orientation }) => orientation === 'landscape')?.url ?? card.images[0]?.url ?? ''}`
  picture.alt = ''
  button.append(picture, card.title)
  button.addEventListener('click', () => void play(card))
  item.append(button)
  return item
}

async function play(card) {
  const { contentId, contentType, permanentLink, title } = card
  const id = contentType === 'series' ? await firstEpisode(permanentLink) : contentId
  const answer = await authorized('POST', `/contents/api/v1/entitlement?contentId=${id}&platform=WIDEVINE&language=${language}`, undefined, grant === '' ? {} : { 'parental-grant': grant })
  find('playing').textContent = answer?.status === 200 ? title : `${title}: ${answer?.body.message ?? ''}`
  askForPin(answer?.body.errorCode === 'PIN_REQUIRED' ? card : null)
  if (answer?.status !== 200) return
  const { streamPolicy, streamKey, dash } = answer.body
  player?.destroy()
  player = dashjs.MediaPlayer().create()
  player.initialize()
  player.addRequestInterceptor(async (media) => {
    media.headers = { ...media.headers, 'stream-policy': streamPolicy, 'stream-key': streamKey }
    return media
  })
  find('video').hidden = false
  player.attachView(find('video'))
  player.attachSource(`/tv/api${dash}`)
  player.setAutoPlay(true)
}

function askForPin(card) {
  locked = card
  find('pin-form').hidden = card === null
  find('pin').value = ''
  if (card) find('pin').focus()
}

async function enterPin() {
  const card = locked
  const answer = await authorized('POST', '/core/api/v1/users/parental-control/verify-pin', { pin: find('pin').value })
  if (answer?.status === 200) {
    grant = answer.body.grant
    return play(card)
  }
  askForPin(card)
  find('playing').textContent = answer?.body.message ?? ''
}

async function firstEpisode(permanentLink) {
  const answer = await authorized('GET', `/contents/api/v1/contents?permalink=${encodeURIComponent(permanentLink)}&platform=WEB&language=${language}`)
  return answer?.body.seasons?.[0]?.episodes[0]?.contentId
}

/** Until the session ends. Over the device limit it waits for a free device. */
async function useSession() {
  let isHome = false
  for (;;) {
    if (session.isDeviceLimitReached) showScreen('waiting')
    else if (!isHome) {
      isHome = true
      await home()
    }
    await wait(checkMs)
    const isAlive = session.isDeviceLimitReached ? await refresh().catch(() => true) : await authorized('GET', '/core/api/v1/users').catch(() => true)
    if (!isAlive) break
  }
  player?.destroy()
  find('video').hidden = true
  keep(null)
}

async function run() {
  for (;;) {
    if (!session) {
      const clockOffsetSeconds = Number.parseInt(knobs.get('clock') ?? '0', 10) || 0
      const outcome = await activate({ call, wait, show, now: () => performance.now(), deviceId, name: document.body.dataset.name, model: 'Sandbox 1', isFast: knobs.get('polls') === 'fast', clockOffsetSeconds })
      if (outcome.type === 'signedIn') keep(outcome.session)
      else {
        showScreen(outcome.type)
        await new Promise((resolve) => find(`again-${outcome.type}`).addEventListener('click', resolve, { once: true }))
      }
    }
    if (session) await useSession()
  }
}

find('pin-form').addEventListener('submit', (event) => {
  event.preventDefault()
  void enterPin()
})
find('log-out').addEventListener('click', async () => {
  await request('POST', '/core/api/v1/users/logout', undefined, session?.sAccessToken).catch(() => undefined)
  keep(null)
  location.reload()
})
void run()
