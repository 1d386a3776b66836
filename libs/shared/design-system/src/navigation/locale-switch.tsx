import { GlobeIcon } from '../icons/icons.tsx'
import { control } from './header-control.css.ts'
import { languageName } from './locale-switch.css.ts'

interface LanguageSwitchProps {
  href: string
  /** The other language and its own name: বাংলা, English. */
  lang: string
  name: string
  onChoose?: () => void
}

/** Links to the same page in the other language, named in that language. `hreflang` marks the other document for crawlers. */
export function LanguageSwitch({ href, lang, name, onChoose }: LanguageSwitchProps) {
  return (
    <a className={control} href={href} hrefLang={lang} onClick={onChoose}>
      <GlobeIcon />
      <span lang={lang} className={languageName}>{name}</span>
    </a>
  )
}

interface DigitsSwitchProps {
  href: string
  /** The language tag of the linked page: `bn-u-nu-latn`. */
  lang: string
  /** The label, which contains the other digits. */
  children: string
}

/** Links to the same page with numbers in the other digits, which is a separate document like another language. */
export function DigitsSwitch({ href, lang, children }: DigitsSwitchProps) {
  return <a className={control} href={href} hrefLang={lang}>{children}</a>
}
