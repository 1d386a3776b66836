import type { Person } from '@ott/catalogue'
import { Link } from '@ott/design-system'
import { localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** Names as links to person pages; null when empty. */
export function personLinks(people: Person[] | undefined, locale: Locale): ReactNode {
  if (!people?.length) return null
  return people.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <Link href={localePath(locale, `/people/${id}`)}>{name}</Link>
    </Fragment>
  ))
}
