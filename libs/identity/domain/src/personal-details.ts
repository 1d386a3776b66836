import { consentAge, visibleText } from './credentials.ts'

const maxNameLength = 80
const maxDeviceNameLength = 40

/** A higher age is a typing error. */
const maxAge = 130

/** The calendar date of a moment in a time zone, as `YYYY-MM-DD`. */
export function calendarDate(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(moment)
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-')
}

/** Whole years from one `YYYY-MM-DD` to another. A birthday on 29 February counts from 1 March in other years (ID-130). */
export function ageOn(today: string, dateOfBirth: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** What is wrong with a date of birth, given as `YYYY-MM-DD`: no such date, or its person may have no account (ID-131). */
export function dateOfBirthError(text: string, today: string): 'invalid' | 'tooYoung' | null {
  if (!isDate(text) || text > today || ageOn(today, text) > maxAge) return 'invalid'
  return ageOn(today, text) < consentAge ? 'tooYoung' : null
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The visible part of a person's name; null if nothing is visible or it is longer than 80 characters (ID-132). */
export const readPersonName = (text: string): string | null => readName(text, maxNameLength)

/** The same for the name that a user gives a device, with 40 characters (SES-130). */
export const readDeviceName = (text: string): string | null => readName(text, maxDeviceNameLength)

function readName(text: string, maxLength: number): string | null {
  const name = visibleText(text.normalize('NFC'))
  return name === '' || Array.from(name).length > maxLength ? null : name
}
