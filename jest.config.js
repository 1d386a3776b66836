import { availableParallelism } from 'node:os'
import preset from './jest.preset.js'

export default {
  // Jest does not read these settings from the projects.
  testTimeout: preset.testTimeout,
  // Leaves one core to the processes that tests start, but uses both of two.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // The modules of a test file stay in memory; on two cores one process ran into its limit of 4 GB.
  workerIdleMemoryLimit: '2GB',
  projects: ['<rootDir>/apps/*/jest.config.js', '<rootDir>/libs/*/*/jest.config.js', '<rootDir>/tools/*/jest.config.js'],
}
