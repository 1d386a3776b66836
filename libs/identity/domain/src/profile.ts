/** `Master` is the profile of the account's owner, which every account has. */
export type ProfileType = 'Master' | 'Standard' | 'Kids'

/** The lowest maturity that a Kids profile hides: all but U, or all but U and U/A 7+. */
export type KidsCap = 1 | 2

/** The colour behind the first letter of the name. */
export type Avatar = (typeof avatars)[number]

export const avatars = ['amber', 'coral', 'green', 'teal', 'blue', 'violet'] as const

/** With the main profile. */
export const maxProfiles = 5
export const maxProfileNameLength = 24
/** A grapheme may have any number of combining marks. */
const maxCodeUnits = 200
/** Until a removed profile is erased (PRO-8). */
export const removedProfileDays = 30

/** Null unless it is one line of 1 to 24 graphemes (PRO-2). Bengali and emoji need the joiners that other invisible characters lack. */
export function readProfileName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?!\u200c|\u200d|\ufe0f)[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name) || name.length > maxCodeUnits) return null
  return graphemesOf(name).length <= maxProfileNameLength ? name : null
}

/** What an avatar shows of a name. */
export function firstLetter(name: string): string {
  return (graphemesOf(name)[0] ?? '').toLocaleUpperCase('en')
}

/** Whether two names are the same, whatever their case and form (PRO-2). */
export function isSameProfileName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

/** A Kids profile hides titles from its cap up, and asks for no PIN: nothing that it shows is restricted (PRO-3). */
export function kidsRestriction(cap: KidsCap): { level: KidsCap; cap: KidsCap } {
  return { level: cap, cap }
}

/** Whether the session of one profile may change or remove another: the owner's all, others their own, and a child none (PRO-4). */
export function mayManage(manager: { id: string; type: ProfileType }, profileId: string): boolean {
  return manager.type === 'Master' || (manager.type === 'Standard' && manager.id === profileId)
}

function graphemesOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}

/** JavaScript has no case folding. Upper case first, so that ß equals ss. */
function folded(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
