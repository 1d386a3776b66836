import { offeredSystems, readDrmSettings } from './drm-settings.ts'

const vendor = { DRM_SYSTEMS: 'widevine, fairplay', DRM_WIDEVINE_URL: 'https://wv.vendor.example/license', DRM_FAIRPLAY_URL: 'https://fp.vendor.example/ckc', DRM_FAIRPLAY_CERTIFICATE: '/etc/fairplay.cer', DRM_SIGNING_KEY: 'key' }

describe('the settings of DRM', () => {
  it('offer nothing by default', () => {
    expect(offeredSystems(readDrmSettings({}, { isLive: true }))).toEqual([])
  })

  it('offer the systems of a vendor', () => {
    expect(offeredSystems(readDrmSettings(vendor, { isLive: true }))).toEqual(['widevine', 'fairplay'])
  })

  it('refuse ClearKey in live mode, which protects nothing', () => {
    expect(offeredSystems(readDrmSettings({ DRM_SYSTEMS: 'clearkey' }, { isLive: false }))).toEqual(['clearkey'])
    expect(() => readDrmSettings({ ...vendor, DRM_SYSTEMS: 'widevine,clearkey' }, { isLive: true })).toThrow('DRM_SYSTEMS names clearkey, which live mode refuses')
  })

  it('name what is missing, unknown or no URL', () => {
    expect(() => readDrmSettings({ ...vendor, DRM_FAIRPLAY_CERTIFICATE: undefined }, { isLive: false })).toThrow('DRM_FAIRPLAY_CERTIFICATE is missing')
    expect(() => readDrmSettings({ DRM_SYSTEMS: 'playready,marlin', DRM_FAIRPLAY_URL: 'nowhere' }, { isLive: false }))
      .toThrow('DRM_SYSTEMS names marlin, which is unknown; DRM_PLAYREADY_URL is missing; DRM_SIGNING_KEY is missing; DRM_FAIRPLAY_URL is invalid')
  })
})
