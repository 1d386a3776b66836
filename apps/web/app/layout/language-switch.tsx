import { LanguageSwitch } from '@ott/design-system'
import { localePath, otherLocale, ownName } from '@ott/i18n'
import { useLocation } from 'react-router'
import { useLocale } from '../i18n/use-locale.ts'

export function SiteLanguageSwitch() {
  const other = otherLocale(useLocale())
  return <LanguageSwitch href={useLanguageSwitchHref()} lang={other} name={ownName[other]} />
}

/** This page in the other language. The server stores the choice that `switch` marks. */
export function useLanguageSwitchHref(): string {
  const { pathname, search } = useLocation()
  return `${localePath(otherLocale(useLocale()), pathname)}${search}${search ? '&' : '?'}switch`
}
