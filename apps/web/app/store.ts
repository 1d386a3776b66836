import { createStore } from 'jotai'

/** Client state of the browser. On the server each request has a store of its own. */
export const store = createStore()
