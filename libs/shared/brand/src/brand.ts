/** One part of the mark, drawn in a square of 30 by 30. */
export interface MarkPart {
  ink: 'text' | 'faint' | 'accent'
  /** The `d` of an svg path. */
  path: string
}

/** Who an operator is: all that pages, messages and addresses say of it, and how it looks. */
export interface Brand {
  name: { en: string; bn: string }
  /** In addresses (`/my-{slug}`) and as the site's id on the wire: small Latin letters, digits and hyphens. */
  slug: string
  description: { en: string; bn: string }
  links: { terms: string; privacy: string; helpDesk: string }
  /** Calling codes of the countries where the login dialog speaks to viewers far from home. */
  abroad: readonly string[]
  supportEmail: string
  /** A haze about a point, and what stands before it. */
  mark: { haze: { x: number; y: number; radius: number }; parts: readonly MarkPart[] }
  /** Any role of the theme, as `#rrggbb` or `#rrggbbaa`; those that are not named here are the house's. */
  colors: { page: string; text: string; accent: string } & Readonly<Record<string, string>>
}
