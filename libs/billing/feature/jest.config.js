import preset, { dom } from '../../../jest.preset.js'

export default { ...preset, displayName: 'billing-feature', testEnvironment: dom }
