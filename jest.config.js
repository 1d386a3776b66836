import preset from './jest.preset.js'

export default {
  // Of all settings those that are not read from the projects.
  testTimeout: preset.testTimeout,
  // Modules of a test file stay in memory after it. One process for all files, as on two cores, came to its limit of 4 GB.
  workerIdleMemoryLimit: '2GB',
  projects: ['<rootDir>/apps/*/jest.config.js', '<rootDir>/libs/*/*/jest.config.js', '<rootDir>/tools/*/jest.config.js'],
}
