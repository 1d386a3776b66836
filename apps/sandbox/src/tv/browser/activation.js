/** Codes that a TV draws by itself before it asks for a press. */
const maxCodes = 4
/** The server gives an allowed code this much longer than the TV was told. */
const lastPollsMs = 30_000

/**
 * The TV's side of an activation (RFC 8628). `call` resolves to `{status, body}` and rejects without an answer; `now` is a
 * monotonic clock in milliseconds; `show` draws a state. Resolves to the session, `denied` or `stopped`.
 */
export async function activate(tv) {
  for (let codes = 0; codes < maxCodes; codes += 1) {
    const outcome = await pollUntilDecided(tv, await askForCode(tv))
    if (outcome.type !== 'expired') return outcome
  }
  return { type: 'stopped' }
}

async function askForCode({ call, wait, show, deviceId, name, model }) {
  for (let failures = 0; ; failures += 1) {
    const answer = await call('activation-code', { deviceId, deviceName: name, model }).catch(() => null)
    if (answer?.status === 200) return answer.body
    show({ type: 'offline' })
    await wait(Math.min(30, 2 ** failures) * 1_000)
  }
}

/** No failed poll is final: only the server's words are. After its own clock ran out the TV polls once more. */
async function pollUntilDecided({ call, wait, show, now, deviceId, isFast = false, clockOffsetSeconds = 0 }, code) {
  const endsAt = now() + (code.expiresIn - clockOffsetSeconds) * 1_000
  let intervalSeconds = code.interval
  show({ type: 'code', code, endsAt })
  for (;;) {
    const untilEnd = endsAt - now()
    await wait(Math.max(0, Math.min(isFast ? 1_000 : intervalSeconds * 1_000, untilEnd > 0 ? untilEnd : Infinity)))
    const isLast = now() >= endsAt
    const answer = await call('activation-code/poll', { deviceCode: code.deviceCode, deviceId }).catch(() => null)
    if (answer?.status === 200) return { type: 'signedIn', session: answer.body }
    const word = answer?.status === 400 ? answer.body.errorCode : null
    if (word === 'ACCESS_DENIED') return { type: 'denied' }
    if (word === 'EXPIRED_TOKEN') return { type: 'expired' }
    if (word === 'SLOW_DOWN') intervalSeconds = answer.body.interval
    if (isLast && (word !== null || now() >= endsAt + lastPollsMs)) return { type: 'expired' }
  }
}
