import preset, { dom } from '../../../jest.preset.js'

export default { ...preset, displayName: 'design-system', testEnvironment: dom }
