/** A node of schema.org's vocabulary. */
export type JsonLdNode = { '@type': string; [property: string]: unknown }

/** The text of an `application/ld+json` script; no value in it can close the element (SEO-8). */
export function jsonLd(nodes: JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}
