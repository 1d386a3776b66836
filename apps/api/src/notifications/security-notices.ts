import { brand } from '@ott/brand'
import { formatDate, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { contactRevertHours, maskEmail, maskPhoneNumber } from '@ott/identity'
import type { SocialProvider } from '@ott/identity'
import type { ContactColumn } from '../identity/tables.ts'
import { t } from '../i18n/messages.ts'
import type { InBackground } from '../jobs/background.ts'
import { localizeDeviceName } from '../http/device-name.ts'
import { userNotifier } from './notify-user.ts'
import type { Contact } from './notify-user.ts'
import type { Senders } from './send-otp.ts'

export type NoticeDeps = {
  readContact: (userId: string) => Promise<Contact | null>
  now: () => Date
  senders: Senders
  siteOrigin: string
  timeZone: string
  inBackground: InBackground
}

export type SecurityNotices = ReturnType<typeof createSecurityNotices>

const providerNames: Record<SocialProvider, string> = { google: 'Google', apple: 'Apple', facebook: 'Facebook' }

/** `token` is that of the link by which the owner of the previous contact takes the change back. */
type AddedContact = { added: string; before: string | null; token: string | null }

type Device = { user_id: string; device_name: string | null; country: string | null }

/**
 * Notifies account owners of security events, in the language of the request. Runs in the background; a failure affects
 * nothing else (ID-51).
 */
export function createSecurityNotices({ readContact, now, senders, siteOrigin, timeZone, inBackground }: NoticeDeps) {
  const notifyUser = userNotifier(readContact, senders)
  const revertLink = (locale: Locale, token: string) => `${link(locale, '/revert-contact')}?revertToken=${token}`
  const link = (locale: Locale, path: string) => `${siteOrigin}${localePath(locale, path)}`

  const notify = (userId: string, name: 'newDevice' | 'passwordChanged' | 'phoneAdded' | 'passkeyAdded' | 'passkeyRemoved' | 'socialLinked' | 'socialUnlinked' | 'parentalControlOn' | 'parentalControlOff' | 'accountKept', locale: Locale, values: Record<string, string>) => {
    const time = formatTime(now(), locale, timeZone)
    inBackground(`notice ${name}`, async () => {
      const contact = await readContact(userId)
      if (!contact?.email) return
      const subject = t(locale, `${name}.mailSubject`, values)
      await senders.mail({ to: contact.email, subject, text: t(locale, `${name}.mail`, { ...values, time, support: brand.supportEmail }) })
    })
  }

  return {
    newDevice({ user_id, device_name, country }: Device, { locale }: { locale: Locale }): void {
      const device = nameOfDevice(device_name, locale)
      const place = countryName(country, locale) ?? t(locale, 'newDevice.unknownPlace')
      notify(user_id, 'newDevice', locale, { device, place, link: link(locale, '/settings/devices') })
    },

    /** Every TV that was allowed, by email or else SMS: a deceived owner learns of it at once (TV-13). */
    tvActivated({ user_id: userId, device_name, country }: Device, locale: Locale): void {
      const device = nameOfDevice(device_name, locale)
      const place = countryName(country, locale) ?? t(locale, 'newDevice.unknownPlace')
      const values = { device, place, time: formatTime(now(), locale, timeZone), link: link(locale, '/settings/devices'), support: brand.supportEmail }
      const message = { subject: t(locale, 'tvActivated.mailSubject', values), mail: t(locale, 'tvActivated.mail', values), sms: t(locale, 'tvActivated.sms', values) }
      inBackground('notice tvActivated', () => notifyUser(userId, message))
    },

    passwordChanged(userId: string, { locale }: { locale: Locale }): void {
      notify(userId, 'passwordChanged', locale, { link: link(locale, '/login') })
    },

    passkeyAdded(userId: string, passkey: string | null, { locale }: { locale: Locale }): void {
      notify(userId, 'passkeyAdded', locale, { passkey: nameOfDevice(passkey, locale), link: link(locale, '/settings/accounts') })
    },

    passkeyRemoved(userId: string, passkey: string | null, { locale }: { locale: Locale }): void {
      notify(userId, 'passkeyRemoved', locale, { passkey: nameOfDevice(passkey, locale), link: link(locale, '/settings/accounts') })
    },

    socialLinked(userId: string, provider: SocialProvider, { locale }: { locale: Locale }): void {
      notify(userId, 'socialLinked', locale, { provider: providerNames[provider], link: link(locale, '/settings/accounts') })
    },

    socialUnlinked(userId: string, provider: SocialProvider, { locale }: { locale: Locale }): void {
      notify(userId, 'socialUnlinked', locale, { provider: providerNames[provider], link: link(locale, '/settings/accounts') })
    },

    /** `rating` is the lowest that asks for the PIN; null if the control is off. */
    parentalControlChanged(userId: string, rating: string | null, { locale }: { locale: Locale }): void {
      notify(userId, rating === null ? 'parentalControlOff' : 'parentalControlOn', locale, { rating: rating ?? '', link: link(locale, '/settings/parental-control') })
    },

    /** Also by SMS: an owner who did not ask for it can keep the account until then (DEL-4). */
    deletionRequested(userId: string, deletesAt: Date, { locale }: { locale: Locale }): void {
      const values = { date: formatDate(deletesAt, locale, timeZone), link: link(locale, '/login'), support: brand.supportEmail }
      const message = { subject: t(locale, 'deletionRequested.mailSubject'), mail: t(locale, 'deletionRequested.mail', values), sms: t(locale, 'deletionRequested.sms', values) }
      inBackground('notice deletionRequested', () => notifyUser(userId, message))
    },

    accountKept(userId: string, { locale }: { locale: Locale }): void {
      notify(userId, 'accountKept', locale, { link: link(locale, '/plans/benefits') })
    },

    dataExported(userId: string, { locale }: { locale: Locale }): void {
      const values = { time: formatTime(now(), locale, timeZone), link: link(locale, '/settings/accounts'), support: brand.supportEmail }
      const message = { subject: t(locale, 'dataExported.mailSubject'), mail: t(locale, 'dataExported.mail', values), sms: t(locale, 'dataExported.sms', values) }
      inBackground('notice dataExported', () => notifyUser(userId, message))
    },

    /** Notifies the previous email, or without one the phone number. A thief would receive a notice to the new email. */
    emailAdded(userId: string, { added, before, token }: AddedContact, { locale }: { locale: Locale }): void {
      if (before === added) return
      const values = { email: maskEmail(added), support: brand.supportEmail }
      const time = formatTime(now(), locale, timeZone)
      inBackground('notice emailAdded', async () => {
        if (before && token) {
          const text = t(locale, 'emailChanged.mail', { ...values, time, link: revertLink(locale, token), hours: contactRevertHours })
          return senders.mail({ to: before, subject: t(locale, 'emailChanged.mailSubject'), text })
        }
        const contact = await readContact(userId)
        if (contact?.phoneNumber) await senders.sms({ to: contact.phoneNumber, channel: 'sms', text: t(locale, 'emailAdded.sms', values) })
      })
    },

    /** Also notifies the previous number. */
    phoneAdded(userId: string, { added, before, token }: AddedContact, { locale }: { locale: Locale }): void {
      const values = { number: maskPhoneNumber(added) }
      notify(userId, 'phoneAdded', locale, { ...values, link: link(locale, '/settings/accounts') })
      if (!before || !token) return
      const text = t(locale, 'phoneChanged.sms', { ...values, link: revertLink(locale, token), hours: contactRevertHours })
      inBackground('notice to the previous number', () => senders.sms({ to: before, channel: 'sms', text }))
    },

    /** To the contact that the account lost: its owner may be the account's, and the previous contact a thief's. */
    contactReverted(contact: ContactColumn, removed: string, { locale }: { locale: Locale }): void {
      const values = { support: brand.supportEmail }
      inBackground('notice contactReverted', async () => {
        if (contact === 'phone_number') return senders.sms({ to: removed, channel: 'sms', text: t(locale, 'contactReverted.sms', values) })
        return senders.mail({ to: removed, subject: t(locale, 'contactReverted.mailSubject'), text: t(locale, 'contactReverted.mail', values) })
      })
    },
  }
}

/** `Saturday 21 November, 14:33 India Time`: users read a notice soon, so it omits the year. */
function formatTime(moment: Date, locale: Locale, timeZone: string): string {
  const tag = locale === 'en' ? 'en-GB' : 'bn'
  const day = new Intl.DateTimeFormat(tag, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(moment)
  const time = new Intl.DateTimeFormat(tag, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortGeneric' })
  return `${day}, ${time.format(moment)}`
}

function nameOfDevice(name: string | null, locale: Locale): string {
  return name === null ? t(locale, 'newDevice.unknownDevice') : localizeDeviceName(name, locale)
}

function countryName(country: string | null, locale: Locale): string | undefined {
  return country === null ? undefined : new Intl.DisplayNames([locale], { type: 'region' }).of(country)
}
