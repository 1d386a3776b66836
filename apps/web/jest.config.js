import preset, { dom } from '../../jest.preset.js'

export default {
  ...preset,
  displayName: 'web',
  testEnvironment: dom,
  // The list that the bundler makes of the pages' declarations.
  moduleNameMapper: { '^virtual:pages$': '<rootDir>/app/routing/pages.jest.ts' },
}
