import { createContext } from 'react'

/** The id of the company whose bookings a table shows. The bookings themselves do not tell it. */
export const CompanyOfRow = createContext<number | undefined>(undefined)
