import type { Field } from './fields.ts'

/** Fields of the files before, by their titles. They are kept in memory until the end of the session. */
export const remembered = new Map<string, readonly (Field | undefined)[]>()

/** At the end of the session. */
export const forgetColumns = () => remembered.clear()
