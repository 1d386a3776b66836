import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { theme } from './theme.ts'

/** The hundreds of stories that the checks open do not load the blocks of docs pages. */
const ComponentPage = lazy(() => import('./component-page.tsx'))

export const parameters: Preview['parameters'] = { docs: { theme, page: () => <Suspense fallback={null}><ComponentPage /></Suspense> } }

const plain = ['string', 'number', 'boolean', 'enum']

/** Without a plain type or a default an arg would start as an empty object, which no component can render. */
export const argTypesEnhancers: Preview['argTypesEnhancers'] = [
  ({ argTypes, initialArgs }) => Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => {
    const isSet = argType.control !== undefined || argType.options !== undefined || name in initialArgs
    return [name, isSet || plain.includes(String(argType.type?.name)) ? argType : { ...argType, control: { disable: true } }]
  })),
]
