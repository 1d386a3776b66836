import { createStore } from 'jotai'

/** The browser's client state; the server renders with a store of its own. */
export const store = createStore()
