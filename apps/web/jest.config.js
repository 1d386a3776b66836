import preset, { dom } from '../../jest.preset.js'

export default { ...preset, displayName: 'web', testEnvironment: dom }
