/** The erasure as the server runs it, and what is in an archive. */
import { brand } from '@ott/brand'
import { activityData } from '../activity/personal-data.ts'
import { emitter } from '../analytics/emit.ts'
import { analyticsData } from '../analytics/personal-data.ts'
import { pseudonyms } from '../analytics/pseudonym.ts'
import { billingData } from '../billing/personal-data.ts'
import { readContact } from '../identity/accounts/accounts.ts'
import { identityData } from '../identity/personal-data.ts'
import { mailer } from '../notifications/mailer.ts'
import { userNotifier } from '../notifications/notify-user.ts'
import { smsGateway } from '../notifications/sms-gateway.ts'
import { playbackData } from '../playback/personal-data.ts'
import { supportData } from '../support/personal-data.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { erasureLog } from './erasure-log.ts'
import { createErasure } from './erasure.ts'
import type { PersonalData } from './personal-data.ts'

/** `changed` stands for an area that fails. */
export function erasureOf(api: TestApi, changed: (areas: PersonalData[]) => PersonalData[] = (areas) => areas) {
  const { config, log, secrets } = api.deps
  const senders = { sms: smsGateway(config.sms), mail: mailer(config.mail) }
  const contactOf = (userId: string) => readContact(api.db, userId)
  const areas = changed([activityData, playbackData, supportData, billingData({ now: api.now, timeZone: brand.timeZone }), analyticsData(pseudonyms(secrets.pseudonymKey)), identityData])
  const erasure = createErasure({ db: api.db, now: api.now, log, areas, erasures: erasureLog(config.erasureLog), senders, notifyUser: userNotifier(contactOf, senders), emit: emitter({ pseudonymOf: pseudonyms(secrets.pseudonymKey), log, featuresOff: config.featuresOff }), graceDays: config.deletionGraceDays, siteOrigin: config.siteOrigin })
  return { ...erasure, run: () => erasure.run(new AbortController().signal) }
}

/** Asks for the deletion and enters the code. */
export async function leave(api: TestApi, number: string, { sAccessToken: bearer }: Pick<SignedInUser, 'sAccessToken'>) {
  api.wait(30)
  const asked = await api.call('requestDeletion', {}, { bearer })
  if (asked.status !== 200) throw new Error(`No code: ${JSON.stringify(asked.error)}`)
  return api.call('verifyDeletion', { body: { otp: api.codeFor(number) } }, { bearer })
}
