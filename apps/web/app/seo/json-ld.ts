/** A node of schema.org's vocabulary. */
export type Thing = { '@type': string; [property: string]: unknown }

/** The text of an `application/ld+json` script; no value in it can close the element (SEO-2). */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
