import { normaliseSearch } from '@ott/catalogue'
import type { HelpText } from './static-pages.server.ts'

/** The questions that contain every word of the term, in the question, its answer or the title of its group. */
export function searchHelp(groups: HelpText['groups'], term: string): HelpText['groups'] {
  const words = normaliseSearch(term).split(' ')
  const matches = (text: string) => words.every((word) => text.includes(word))
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ question, answer }) => matches(normaliseSearch([group.title, question, ...answer].join(' ')))) }))
    .filter(({ entries }) => entries.length > 0)
}
