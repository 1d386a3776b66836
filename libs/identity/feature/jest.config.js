import preset, { dom } from '../../../jest.preset.js'

export default { ...preset, displayName: 'identity-feature', testEnvironment: dom }
