import { SearchIcon } from '../icons/icons.tsx'
import { control } from './header-control.css.ts'

/** Links to the search page; its only content is an icon, so `label` names it. */
export function SearchLink({ href, label, current }: { href: string; label: string; current?: boolean }) {
  return <a className={control} href={href} aria-label={label} aria-current={current ? 'page' : undefined}><SearchIcon /></a>
}
