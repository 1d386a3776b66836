import { createContext } from 'react'

/** The season number of the URL, which may not exist. A context, so that a change does not render the details again. */
export const SeasonParamContext = createContext<number | null>(null)
