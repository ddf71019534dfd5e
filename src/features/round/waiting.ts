import { storageKeys } from '#lib/storage-keys.ts'
import { removeItem, writeJson } from '#lib/storage.ts'
import { z } from '#lib/zod.ts'
import { currentOwner, readOwn } from '#session/tab.ts'

/** Stored by a tab for its round: changes and the parcels of a step, by number, barcode, place and status, no personal data. */

/** Target status of each step. */
export const targets = { take: 'picked_up', deposit: 'operin', collect: 'operout' } as const

export type StepKind = keyof typeof targets
export type Target = (typeof targets)[StepKind]

export const recordId = z.int().positive()

/** A confirmed change that has not been sent. */
const waiting = z.object({
  id: recordId,
  /** Barcode, which names the parcel after a reload without a network. Absent in what an older version has stored. */
  code: z.string().optional(),
  status: z.enum(['picked_up', 'operin', 'operout']),
  /** When it was confirmed. */
  at: z.string(),
  /** The server did not carry it out. It is sent again only when the person asks. */
  isHeld: z.boolean().optional(),
})

/** A parcel of the round, without any name of a person or a company. */
const parcel = z.object({
  id: recordId,
  /** The barcode, or « #14 » where there is none. */
  code: z.string(),
  barcode: z.string().optional(),
  /** With the changes that wait for the network. */
  status: z.string().optional(),
  machineId: recordId.optional(),
  machine: z.string().optional(),
  zone: z.string().optional(),
  size: z.string().optional(),
  slot: z.string().optional(),
})

/** A step under way: at the depot, or at a machine. */
const step = z.object({
  kind: z.enum(['take', 'deposit', 'collect']),
  machineId: recordId.optional(),
  /** Courier that was chosen when the step began, as in the address. */
  courier: z.string().optional(),
  /** Parcels that were scanned or tapped. */
  scanned: z.array(recordId),
  /** Parcels that it waited for when it began, for a reload without a network. Absent in what an older version has stored. */
  parcels: z.array(parcel).optional(),
})

/** A change that was not sent because its parcel has moved on, or that the server refused. */
const rejected = z.object({
  id: recordId,
  code: z.string(),
  kind: z.enum(['moved', 'refused']),
  /** Of a parcel that has moved on. */
  status: z.string().optional(),
})

const workSchema = z.object({ waiting: z.array(waiting), step: step.optional() })

/** The server's reason is not stored, because it may name somebody. */
interface Reasoned {
  reason?: string | undefined
}
export type Waiting = z.infer<typeof waiting> & Reasoned
export type StepParcel = z.infer<typeof parcel>
export type Step = z.infer<typeof step>
export type Rejected = z.infer<typeof rejected> & Reasoned
export interface Persisted extends z.infer<typeof workSchema> {
  waiting: Waiting[]
  /** Listed until the person closes the list. */
  rejected: readonly Rejected[]
}

const storedWork = z.object({ owner: z.string(), kept: workSchema })
const storedRejected = z.object({ owner: z.string(), kept: z.array(rejected) })

/** Reads what this tab keeps for the signed-in person. */
export const readPersisted = (): Persisted => ({
  ...(readOwn(storageKeys.round, (value) => storedWork.safeParse(value).data?.kept) ?? { waiting: [] }),
  rejected: readOwn(storageKeys.roundRejected, (value) => storedRejected.safeParse(value).data?.kept) ?? [],
})

const withoutReason = <T extends Reasoned>({ reason: _reason, ...each }: T) => each

/**
 * Removes a value when nothing is left. The list of rejected changes has a value of its own, because a sign-out asks about the other.
 * @param owner who began. Another person may have signed in meanwhile, in another tab.
 */
export function writePersisted({ rejected: listed, ...work }: Persisted, owner: string | undefined) {
  if (owner === undefined || owner !== currentOwner()) return
  if (work.waiting.length === 0 && work.step === undefined) removeItem(storageKeys.round)
  else writeJson(storageKeys.round, { owner, kept: { ...work, waiting: work.waiting.map(withoutReason) } })
  if (listed.length === 0) removeItem(storageKeys.roundRejected)
  else writeJson(storageKeys.roundRejected, { owner, kept: listed.map(withoutReason) })
}

export const keyOf = ({ id, status }: Waiting) => `${id} ${status}`
const isSame = (a: Waiting, b: Waiting) => keyOf(a) === keyOf(b)

/** Adds changes. The same change waits once. */
export const added = (
  before: readonly Waiting[],
  parcels: readonly Omit<Waiting, 'status' | 'at'>[],
  status: Target,
  at: string,
): Waiting[] => [
  ...before,
  ...parcels
    .map(({ id, code, isHeld, reason }) => ({ id, code, status, at, isHeld, reason }))
    .filter((each) => !before.some((other) => isSame(each, other))),
]

export const without = (before: readonly Waiting[], over: readonly Waiting[]): Waiting[] =>
  before.filter((each) => !over.some((other) => isSame(each, other)))

/** Marks a change that the server did not carry out. */
export const held = (before: readonly Waiting[], change: Waiting, reason: string | undefined): Waiting[] =>
  before.map((each) => (isSame(each, change) ? { ...each, isHeld: true, reason } : each))

/** Drops a change, and the later ones of its parcel, which need it. */
export function abandoned(before: readonly Waiting[], change: Waiting): Waiting[] {
  const from = before.findIndex((each) => isSame(each, change))
  return before.filter(({ id }, place) => id !== change.id || place < from)
}

/** The first change of each parcel. The next one depends on it. */
export const firstOfEach = (all: readonly Waiting[]): Waiting[] =>
  all.filter(({ id }, place) => all.findIndex((other) => other.id === id) === place)
