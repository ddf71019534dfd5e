import { createContext } from 'react'

/** When the rows on screen were read; what was written since is known to its row alone. */
export const ReadAt = createContext(0)
