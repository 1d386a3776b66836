import type { Track } from './engine.ts'

type Descriptor = { schemeIdUri?: string; value?: string }

const hasDescriptor = (descriptors: Descriptor[] | null | undefined, scheme: string, ...values: string[]) =>
  descriptors?.some(({ schemeIdUri, value }) => schemeIdUri === scheme && values.some((each) => each === value)) ?? false

/** The kind of a text track in a DASH manifest, by ISO/IEC 23009-1 roles or the purpose "hard of hearing" of TV-Anytime. */
export function dashTextKind({ roles, accessibility }: { roles?: Descriptor[] | null; accessibility?: Descriptor[] | null }): Track['kind'] {
  // DASH-IF wrote the role with an underscore before the standard had it.
  if (hasDescriptor(roles, 'urn:mpeg:dash:role:2011', 'forced-subtitle', 'forced_subtitle')) return 'forced'
  const isCaptions = hasDescriptor(roles, 'urn:mpeg:dash:role:2011', 'caption') || hasDescriptor(accessibility, 'urn:tva:metadata:cs:AudioPurposeCS:2007', '2')
  return isCaptions ? 'captions' : 'subtitles'
}

/** Audio description, by the purpose "visually impaired" of TV-Anytime. */
export function isDescription({ accessibility }: { accessibility?: Descriptor[] | null }): boolean {
  return hasDescriptor(accessibility, 'urn:tva:metadata:cs:AudioPurposeCS:2007', '1')
}
