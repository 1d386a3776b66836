import '@vanilla-extract/css/disableRuntimeStyles'
import '@testing-library/jest-dom'
import type * as TestingLibrary from '@testing-library/react'

// Long enough for a busy machine: only a test that hangs reaches it.
if (typeof document === 'object') {
  // jsdom has no layout that could change.
  globalThis.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} }
  jest.requireActual<typeof TestingLibrary>('@testing-library/react').configure({ asyncUtilTimeout: 20_000 })
}
