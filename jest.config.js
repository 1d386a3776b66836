import preset from './jest.preset.js'

export default {
  // Of all settings the one that is not read from the projects.
  testTimeout: preset.testTimeout,
  projects: ['<rootDir>/apps/*/jest.config.js', '<rootDir>/libs/*/*/jest.config.js', '<rootDir>/tools/*/jest.config.js'],
}
