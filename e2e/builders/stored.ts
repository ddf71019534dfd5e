/** A record as the server stores it: it has every field, with null for a missing value. */
export type Stored<Entity> = { [Field in keyof Required<Entity>]: Required<Entity>[Field] | null }

/** A relation of a seed: an id, an IRI or a whole record. */
type Relation<Related> = Partial<Stored<Related>> | number | string

interface Identified {
  '@id': string
}

/** A record for `world.seed`. Its relations may be ids or IRIs, because the server stores them so. */
export type Seeded<Entity> = {
  [Field in keyof Required<Entity>]:
    | (NonNullable<Entity[Field]> extends Identified
        ? Relation<NonNullable<Entity[Field]>>
        : NonNullable<Entity[Field]> extends (infer Each extends Identified)[]
          ? Relation<Each>[]
          : Required<Entity>[Field])
    | null
}

let last = 1000

/** An id that neither the demonstration data nor another builder uses. */
export const nextId = () => ++last
