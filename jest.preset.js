import { fileURLToPath } from 'node:url'

const fromRoot = (path) => fileURLToPath(new URL(path, import.meta.url))

export const dom = fromRoot('./tools/jest/dom-environment.js')

const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
}

export default {
  // Long enough for a busy machine: a start that times out leaves its servers running.
  testTimeout: 60_000,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/'],
  setupFilesAfterEnv: [fromRoot('./tools/jest/setup.ts')],
  transform: {
    '\\.css\\.ts$': '@vanilla-extract/jest-transform',
    '\\.[cm]?[jt]sx?$': ['@swc/jest', swc],
  },
}
