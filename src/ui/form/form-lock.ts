import { createContext } from 'react'

/** True while the form is being sent: its fields can be read and focused, but not changed. */
export const FormLock = createContext(false)
