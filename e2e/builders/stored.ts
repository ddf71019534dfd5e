/** A record as the server stores it: it has every field, with null for a missing value. */
export type Stored<Entity> = { [Field in keyof Required<Entity>]: Required<Entity>[Field] | null }

let last = 1000

/** An id that neither the demonstration data nor another builder uses. */
export const nextId = () => ++last
