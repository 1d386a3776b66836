import preset, { dom } from '../../../jest.preset.js'

export default { ...preset, displayName: 'catalogue-feature', testEnvironment: dom }
