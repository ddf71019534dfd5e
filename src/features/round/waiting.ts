import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem, writeJson } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import { currentOwner, readOwn } from '#session/tab.ts'

/** Stored by a tab for its round: numbers, barcodes, target statuses and times, no personal data. */

/** Target status of each step. */
export const targets = { take: 'picked_up', deposit: 'operin', collect: 'operout' } as const

export type StepKind = keyof typeof targets
export type Target = (typeof targets)[StepKind]

const recordId = z.int().positive()

/** A confirmed change that has not been sent. */
const waiting = z.object({
  id: recordId,
  /** Barcode, which names the parcel after a reload without a network. Absent in what an older version has stored. */
  code: z.string().optional(),
  status: z.enum(['picked_up', 'operin', 'operout']),
  /** When it was confirmed. */
  at: z.string(),
})

/** A step under way: at the depot, or at a machine. */
const step = z.object({
  kind: z.enum(['take', 'deposit', 'collect']),
  machineId: recordId.optional(),
  /** Courier that was chosen when the step began, as in the address (search.ts). */
  courier: z.string().optional(),
  /** Parcels that were scanned or tapped. */
  scanned: z.array(recordId),
})

const persistedSchema = z.object({ waiting: z.array(waiting), step: step.optional() })

export type Waiting = z.infer<typeof waiting>
export type Step = z.infer<typeof step>
export type Persisted = z.infer<typeof persistedSchema>

const nothingPersisted: Persisted = { waiting: [] }

const stored = z.object({ owner: z.string(), kept: persistedSchema })

/** Reads what this tab keeps for the signed-in person. */
export const readPersisted = (): Persisted =>
  readOwn(storageKeys.round, (value) => stored.safeParse(value).data?.kept) ?? nothingPersisted

/**
 * Removes the value when nothing is left, so that a sign-out asks no question.
 * @param owner who began. Another person may have signed in meanwhile, in another tab.
 */
export function writePersisted(persisted: Persisted, owner: string | undefined) {
  if (owner === undefined || owner !== currentOwner()) return
  if (persisted.waiting.length === 0 && persisted.step === undefined) removeItem(storageKeys.round)
  else writeJson(storageKeys.round, { owner, kept: persisted })
}

export const keyOf = ({ id, status }: Waiting) => `${id} ${status}`
const isSame = (a: Waiting, b: Waiting) => keyOf(a) === keyOf(b)

/** Adds changes. The same change waits once. */
export const added = (
  before: readonly Waiting[],
  parcels: readonly Pick<Waiting, 'id' | 'code'>[],
  status: Target,
  at: string,
): Waiting[] => [
  ...before,
  ...parcels
    .map(({ id, code }) => ({ id, code, status, at }))
    .filter((each) => !before.some((other) => isSame(each, other))),
]

export const without = (before: readonly Waiting[], over: readonly Waiting[]): Waiting[] =>
  before.filter((each) => !over.some((other) => isSame(each, other)))

/** Drops a change, and the later ones of its parcel, which need it. */
export function abandoned(before: readonly Waiting[], change: Waiting): Waiting[] {
  const from = before.findIndex((each) => isSame(each, change))
  return before.filter(({ id }, place) => id !== change.id || place < from)
}

/** The first change of each parcel. The next one depends on it. */
export const firstOfEach = (all: readonly Waiting[]): Waiting[] =>
  all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)
