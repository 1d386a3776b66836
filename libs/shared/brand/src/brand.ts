/** `termsSince` of brands that use the site's own terms and privacy policy; update it with either text. */
export const ownTermsSince = '2026-11-29'

/** One path of the logo, in a 30 by 30 view box. */
interface MarkPart {
  ink: 'text' | 'faint' | 'accent'
  /** The `d` of an svg path. */
  path: string
}

/** `#rrggbb` or `#rrggbbaa`. */
type Hex = `#${string}`

/** Semantic colours; the design system has the default values. */
export type ColourRole =
  | 'page' | 'sheet' | 'raised' | 'divider' | 'edge'
  | 'text' | 'textSoft' | 'textBright' | 'textFaint' | 'textOff' | 'textError' | 'textSuccess' | 'textInfo' | 'textInverse'
  | 'accent' | 'accentHover' | 'accentWarm' | 'accentMiddle' | 'inverse' | 'inverseHover' | 'off'
  | 'error' | 'success' | 'info' | 'warning'
  | 'wash' | 'washStrong' | 'hairline' | 'rim' | 'groove' | 'errorWash' | 'successWash' | 'infoWash'
  | 'veil' | 'bar' | 'scrim' | 'shade' | 'disc' | 'film' | 'spark' | 'sparkGlow' | 'sparkHaze'

/** Corner radii, from the smallest. */
export type RadiusRole = 'badge' | 'small' | 'control' | 'menu' | 'sheet'

/** Spacing steps, from the smallest. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** An operator's names, links and theme. */
export interface Brand {
  name: { en: string; bn: string }
  /** Used in URLs (`/my-{slug}`) and as the site id on the wire: lower-case Latin letters, digits and hyphens. */
  slug: string
  description: { en: string; bn: string }
  /** The operator's own pages, by https; null for the pages of this site. */
  links: { terms: string | null; privacy: string | null; helpDesk: string | null }
  /** Date of the current terms and privacy policy, stored with each consent (ID-21). */
  termsSince: string
  /** The consent text: a new `version` asks everybody again (AN-4). In `optOutCountries` events are recorded until the viewer refuses. */
  consent: { version: number; optOutCountries: readonly string[] }
  /** Calling codes of countries whose users see the login dialog's text for users abroad. */
  abroad: readonly string[]
  /** Shows a sentence for a gift code that is not valid; by default only the field is marked. */
  explainsInvalidGiftCode?: boolean
  supportEmail: string
  /** Who answers complaints, as the Indian IT Rules of 2021 ask of a publisher; `postalAddress` is in India (WEB-143). */
  grievanceOfficer: { name: { en: string; bn: string }; email: string; postalAddress: { en: string; bn: string } }
  /** Who sells, as invoices say it. `region` is the ISO 3166-2 code without the country. */
  seller: { legalName: string; address: string; country: string; region: string; taxId: string; invoiceSeries: string; creditNoteSeries: string }
  /** IANA time zone of all dates of the service (CAT-5). */
  timeZone: string
  /** The logo: a haze around a point, and the paths in front of it. */
  mark: { haze: { x: number; y: number; radius: number }; parts: readonly MarkPart[] }
  /** Overrides of the theme's default colours (DS-8, DS-14). */
  colors: Readonly<Record<'page' | 'text' | 'accent', Hex> & Partial<Record<ColourRole, Hex>>>
  /** CSS lengths that override the defaults. */
  radius?: Readonly<Partial<Record<RadiusRole, string>>>
  space?: Readonly<Partial<Record<SpaceStep, string>>>
}
