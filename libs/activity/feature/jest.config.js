import preset, { dom } from '../../../jest.preset.js'

export default { ...preset, displayName: 'activity-feature', testEnvironment: dom }
