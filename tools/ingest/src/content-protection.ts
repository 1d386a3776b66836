import { tierOfTrack } from './protection.ts'
import type { Protection } from './protection.ts'

/** The namespaces of `contentProtection`, as attributes of the manifest. */
export const protectionNamespaces = ' xmlns:cenc="urn:mpeg:cenc:2013" xmlns:mspr="urn:microsoft:playready"'

/** The descriptors of one adaptation set. It has one key, since players take its `default_KID` for all of it. */
export function contentProtection(protection: Protection | undefined, name: string): string[] {
  if (!protection) return []
  const { kid, pssh } = tierOfTrack(protection, name)
  return [
    `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="${protection.scheme}" cenc:default_KID="${kid}"/>`,
    '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>',
    `<ContentProtection schemeIdUri="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"><cenc:pssh>${pssh.widevine}</cenc:pssh></ContentProtection>`,
    `<ContentProtection schemeIdUri="urn:uuid:9a04f079-9840-4286-ab92-e65be0885f95"><cenc:pssh>${pssh.playready}</cenc:pssh><mspr:pro>${pssh.playreadyObject}</mspr:pro></ContentProtection>`,
    '<ContentProtection schemeIdUri="urn:uuid:94ce86fb-07ff-4f43-adb8-93d2fa968ca2" value="FairPlay"/>',
  ]
}

/** Lets players switch between the sets of different tiers. */
export function switchableWith(ids: number[]): string[] {
  if (ids.length === 0) return []
  return [`<SupplementalProperty schemeIdUri="urn:mpeg:dash:adaptation-set-switching:2016" value="${ids.join()}"/>`]
}

/** The id of the asset is part of the URIs of its keys. */
export type ProtectedAsset = { assetId: string; protection: Protection }

const fairPlay = 'com.apple.streamingkeydelivery'

/** The line of a media playlist before its encrypted segments. */
export function playlistKey(asset: ProtectedAsset | undefined, name: string): string[] {
  return asset ? [`#EXT-X-KEY:${keyAttributes(asset, tierOfTrack(asset.protection, name).kid)}`] : []
}

/** Keys that every viewer gets are announced in the main playlist, so that players ask for them early. */
export function sessionKeys(asset: ProtectedAsset | undefined): string[] {
  if (!asset) return []
  const common = asset.protection.keys.filter(({ label }) => label === 'AUDIO' || label === 'SD')
  return common.map(({ kid }) => `#EXT-X-SESSION-KEY:${keyAttributes(asset, kid)}`)
}

/** The security level that a variant needs. */
export function allowedCpc(asset: ProtectedAsset | undefined, name: string): string[] {
  if (!asset) return []
  return [`ALLOWED-CPC="${fairPlay}:${tierOfTrack(asset.protection, name).label === 'SD' ? 'AppleBaseline' : 'AppleMain'}"`]
}

function keyAttributes({ assetId }: ProtectedAsset, kid: string): string {
  return `METHOD=SAMPLE-AES,URI="skd://${assetId}/${kid}",KEYFORMAT="${fairPlay}",KEYFORMATVERSIONS="1"`
}
