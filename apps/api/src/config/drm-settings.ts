import type { DrmSystem } from '@ott/playback'

export type VendorSystem = Exclude<DrmSystem, 'clearkey'>

/** The licence servers. ClearKey is our own; the others belong to a vendor, who checks the signature of the entitlement. */
export type DrmSettings = {
  hasClearKey: boolean
  vendors: Partial<Record<VendorSystem, string>>
  signingKey: string | null
  /** The file with the certificate (DER) that Apple gave the operator; null without FairPlay. */
  fairPlayCertificateFile: string | null
}

const certificateSetting = 'DRM_FAIRPLAY_CERTIFICATE'

const vendorSystems: VendorSystem[] = ['widevine', 'playready', 'fairplay']

export const licenceUrlSettings = vendorSystems.map(urlSetting)

/** The systems whose licences the server gives. */
export function offeredSystems({ hasClearKey, vendors }: DrmSettings): DrmSystem[] {
  return [...vendorSystems.filter((system) => vendors[system]), ...(hasClearKey ? ['clearkey' as const] : [])]
}

/** Reads `DRM_SYSTEMS`, a list, and what its systems need. Throws one line that names the invalid settings. */
export function readDrmSettings(set: Record<string, string | undefined>, { isLive }: { isLive: boolean }): DrmSettings {
  const systems = (set.DRM_SYSTEMS ?? '').split(',').map((name) => name.trim()).filter(Boolean)
  const wanted = vendorSystems.filter((system) => systems.includes(system))
  const hasClearKey = systems.includes('clearkey')
  const problems = systems.filter((name) => name !== 'clearkey' && !wanted.includes(name as VendorSystem)).map((name) => `DRM_SYSTEMS names ${name}, which is unknown`)
  // Its keys pass through the page, so it protects nothing (PLAY-168).
  if (isLive && hasClearKey) problems.push('DRM_SYSTEMS names clearkey, which live mode refuses')
  const hasFairPlay = wanted.includes('fairplay')
  for (const name of [...wanted.map(urlSetting), ...(hasFairPlay ? [certificateSetting] : []), ...(wanted.length > 0 ? ['DRM_SIGNING_KEY'] : [])]) if (!set[name]) problems.push(`${name} is missing`)
  for (const name of licenceUrlSettings) if (set[name] && !isHttp(set[name])) problems.push(`${name} is invalid`)
  if (problems.length > 0) throw new Error(problems.join('; '))
  return {
    hasClearKey,
    vendors: Object.fromEntries(wanted.map((system) => [system, set[urlSetting(system)]])),
    signingKey: set.DRM_SIGNING_KEY ?? null,
    fairPlayCertificateFile: hasFairPlay ? (set[certificateSetting] ?? null) : null,
  }
}

function urlSetting(system: VendorSystem): string {
  return `DRM_${system.toUpperCase()}_URL`
}

const isHttp = (url: string) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')
