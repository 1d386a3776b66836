/** A thing in the words of schema.org: `@type` and what is known of it. */
export type Thing = { '@type': string; [property: string]: unknown }

/** Things as the text of a script element of type `application/ld+json`; nothing in them may close that element (SEO-2). */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
}
