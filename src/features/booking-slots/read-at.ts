import { createContext } from 'react'

/** When the rows on screen were read. Only the row itself knows what was written after that. */
export const ReadAt = createContext(0)
