import '@testing-library/jest-dom'
import type * as TestingLibrary from '@testing-library/react'

// What is awaited comes late on a busy machine; only what hangs is given up on.
if (typeof document === 'object') {
  jest.requireActual<typeof TestingLibrary>('@testing-library/react').configure({ asyncUtilTimeout: 20_000 })
}
