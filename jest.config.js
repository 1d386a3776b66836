import { availableParallelism } from 'node:os'
import preset from './jest.preset.js'

export default {
  // Of all settings those that are not read from the projects.
  testTimeout: preset.testTimeout,
  // One core is left to the machine, but where there are two: half of them would only wait for what the tests start.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Modules of a test file stay in memory after it. One process for all files, as on two cores, came to its limit of 4 GB.
  workerIdleMemoryLimit: '2GB',
  projects: ['<rootDir>/apps/*/jest.config.js', '<rootDir>/libs/*/*/jest.config.js', '<rootDir>/tools/*/jest.config.js'],
}
