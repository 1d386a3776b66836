import type { StreamGrant } from '@ott/api-client'

/** The picture from its initialization segment to the end of its first media segment. `type`: MIME type with codecs. */
export type FirstPicture = { type: string; segments: Blob }

/**
 * Requests the manifest and the files of the first frame at a position while the engine's code loads. The engine then finds
 * them in the browser's cache. `kilobits`: the bitrate at which it starts. Null if the picture is encrypted or unknown; rejects
 * if a request fails.
 */
export async function fetchStartFiles(grant: StreamGrant, atSeconds: number, kilobits: number, signal: AbortSignal): Promise<FirstPicture | null> {
  const url = new URL(grant.dash, document.baseURI)
  const read = async (name: string) => {
    // oxlint-disable-next-line no-restricted-globals -- media files are no calls of the API, and dash.js reads them by itself too
    const response = await fetch(new URL(name, url), { headers: { 'stream-policy': grant.policy, 'stream-key': grant.key }, signal })
    // A body that nobody reads is not cached.
    return response.blob()
  }
  const parts = startParts(await (await read(url.href)).text(), atSeconds, kilobits)
  // All initialization segments come first.
  const [initializations, media] = await Promise.all([
    Promise.all(parts.map(({ initialization }) => read(initialization))),
    Promise.all(parts.map((part) => read(part.media))),
  ])
  const [picture] = parts
  if (picture?.kind !== 'video' || picture.isEncrypted) return null
  return { type: picture.type, segments: new Blob([...initializations.slice(0, 1), ...media.slice(0, 1)]) }
}

type StartPart = { kind: 'video' | 'audio'; type: string; isEncrypted: boolean; initialization: string; media: string }

/**
 * The first segments of the main video and audio in a DASH manifest (ISO/IEC 23009-1): the picture of the highest bitrate that
 * is not above `kilobits`. Empty for a manifest without numbered segments.
 */
export function startParts(manifest: string, atSeconds: number, kilobits: number): StartPart[] {
  const sets = [...new DOMParser().parseFromString(manifest, 'text/xml').querySelectorAll('AdaptationSet')]
  return (['video', 'audio'] as const).flatMap((kind) => {
    const ofKind = sets.filter((set) => set.getAttribute('contentType') === kind)
    const set = ofKind.find((each) => each.querySelector(':scope > Role[value=main]')) ?? ofKind[0]
    const template = set?.querySelector('SegmentTemplate')
    const number = (name: string, fallback: number) => Number(template?.getAttribute(name) ?? fallback)
    const representation = set && representationOf(set, kilobits)
    const index = number('startNumber', 1) + Math.floor((atSeconds * number('timescale', 1)) / number('duration', Number.NaN))
    if (!template || !representation || !Number.isFinite(index)) return []
    const attribute = (name: string) => representation.getAttribute(name) ?? set.getAttribute(name) ?? ''
    const file = (name: string) => fileName(template.getAttribute(name) ?? '', representation.id, index)
    const isEncrypted = set.querySelector('ContentProtection') !== null
    return { kind, type: `${attribute('mimeType')}; codecs="${attribute('codecs')}"`, isEncrypted, initialization: file('initialization'), media: file('media') }
  })
}

function representationOf(set: Element, kilobits: number): Element | undefined {
  const bitrate = (each: Element) => Number(each.getAttribute('bandwidth'))
  const ascending = [...set.querySelectorAll('Representation')].toSorted((a, b) => bitrate(a) - bitrate(b))
  return ascending.findLast((each) => bitrate(each) <= kilobits * 1000) ?? ascending[0]
}

function fileName(template: string, id: string, index: number): string {
  return template.replace('$RepresentationID$', id).replace(/\$Number(?:%0(\d+)d)?\$/, (_, width: string | undefined) => String(index).padStart(Number(width ?? 0), '0'))
}
