import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'

/** Stories by themselves, of which there are hundreds to check, do without the blocks of a page. */
const ComponentPage = lazy(() => import('./component-page.tsx'))

export const parameters: Preview['parameters'] = { docs: { page: () => <Suspense fallback={null}><ComponentPage /></Suspense> } }

const plain = ['string', 'number', 'boolean', 'enum']

/** What is neither plain nor given by the story would begin as an empty object, which no component can draw. */
export const argTypesEnhancers: Preview['argTypesEnhancers'] = [
  ({ argTypes, initialArgs }) => Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => {
    const isSet = argType.control !== undefined || argType.options !== undefined || name in initialArgs
    return [name, isSet || plain.includes(String(argType.type?.name)) ? argType : { ...argType, control: { disable: true } }]
  })),
]
