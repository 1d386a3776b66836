import { createContext } from 'react'

/**
 * The number of the season that the address of a title asks for; the title may not have it. It comes past the title's
 * details, which are not drawn anew for another season.
 */
export const SeasonAsked = createContext<number | null>(null)
