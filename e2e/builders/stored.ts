/** A record as the server holds it: every field of the contract, null where there is nothing. */
export type Stored<Entity> = { [Field in keyof Required<Entity>]: Required<Entity>[Field] | null }

let last = 1000

/** An id that neither the demonstration data nor another builder uses. */
export const nextId = () => ++last
