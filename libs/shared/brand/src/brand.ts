/** `termsSince` of a brand whose terms and privacy policy are the site's own: it changes with either text. */
export const ownTermsSince = '2026-11-25'

/** One part of the mark, drawn in a square of 30 by 30. */
export interface MarkPart {
  ink: 'text' | 'faint' | 'accent'
  /** The `d` of an svg path. */
  path: string
}

/** `#rrggbb` or `#rrggbbaa`. */
export type Hex = `#${string}`

/** What a colour is for; the design system says what the house's are. */
export type ColourRole =
  | 'page' | 'sheet' | 'raised' | 'divider' | 'edge'
  | 'text' | 'textSoft' | 'textBright' | 'textFaint' | 'textOff' | 'textError' | 'textSuccess' | 'textInfo' | 'textInverse'
  | 'accent' | 'accentHover' | 'accentWarm' | 'accentMiddle' | 'inverse' | 'inverseHover' | 'off'
  | 'error' | 'success' | 'info' | 'warning'
  | 'wash' | 'washStrong' | 'hairline' | 'rim' | 'groove' | 'errorWash' | 'successWash' | 'infoWash'
  | 'veil' | 'bar' | 'scrim' | 'shade' | 'disc' | 'film' | 'spark' | 'sparkGlow' | 'sparkHaze'

/** Whose corners are round, from the smallest. */
export type RadiusRole = 'badge' | 'small' | 'control' | 'menu' | 'sheet'

/** The steps of the room between things, from the smallest. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Who an operator is: all that pages, messages and addresses say of it, and how it looks. */
export interface Brand {
  name: { en: string; bn: string }
  /** In addresses (`/my-{slug}`) and as the site's id on the wire: small Latin letters, digits and hyphens. */
  slug: string
  description: { en: string; bn: string }
  /** Pages that the operator keeps elsewhere, by https; null where the site's own stand for them. */
  links: { terms: string | null; privacy: string | null; helpDesk: string | null }
  /** The day since which terms and privacy policy read as they do, as `2026-11-25`: kept with each consent (ID-21). */
  termsSince: string
  /** Calling codes of the countries where the login dialog speaks to viewers far from home. */
  abroad: readonly string[]
  supportEmail: string
  /** The days of the service begin and end here, as an IANA name: those of releases, of cards and of what comes by mail (CAT-5). */
  timeZone: string
  /** A haze about a point, and what stands before it. */
  mark: { haze: { x: number; y: number; radius: number }; parts: readonly MarkPart[] }
  /** Any role of the theme; those that are not named here are the house's (DS-8). */
  colors: Readonly<Record<'page' | 'text' | 'accent', Hex> & Partial<Record<ColourRole, Hex>>>
  /** Lengths of CSS, such as `8px`; those that are not named here are the house's. */
  radius?: Readonly<Partial<Record<RadiusRole, string>>>
  space?: Readonly<Partial<Record<SpaceStep, string>>>
}
