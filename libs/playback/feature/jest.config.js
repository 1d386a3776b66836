import preset, { dom } from '../../../jest.preset.js'

export default { ...preset, displayName: 'playback-feature', testEnvironment: dom }
