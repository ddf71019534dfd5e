/**
 * The delivery that is being created: what was chosen and typed, and what became of it on the server. Pure: every step of
 * the wizard is a function from one draft to the next.
 */
import * as z from 'zod/mini'
import type { ClientCreate, OrderCreate } from '#api/generated/orders.ts'
import { iriOf } from '#api/iri.ts'
import { blankLine, isAlcoholic, toProducts, typedLine, type Contents } from '#features/orders/contents/products.ts'
import { noRecipient, recipientSchema, toClient } from '#features/orders/contents/recipient.ts'
import type { Place } from '#features/orders/place.ts'
import { beginSubmission, isStarted, submissionSchema, type Codes, type Violation } from './submission.ts'

export const STEPS = [1, 2, 3, 4] as const
export type Step = (typeof STEPS)[number]

/** Minutes that a parcel waits in the machine (spec section 9). */
const HOLD_MINUTES = 2880

const typedNumber = z.union([z.number(), z.string()])

const company = z.object({ id: z.int(), name: z.string(), cleveronCompanyId: z.optional(z.string()) })

const place = z.object({
  machine: z.string(),
  zone: z.string(),
  size: z.string(),
  /** When it was last asked for; absent when the server does not say. */
  available: z.optional(z.number()),
})

export const draftSchema = z.object({
  company: z.optional(company),
  /** By booking: what is typed, and where it is. */
  quantities: z.record(z.string(), typedNumber),
  places: z.record(z.string(), place),
  client: z.object({ lastname: z.string(), firstname: z.string(), phone: z.string(), email: z.string() }),
  /** By slot: `12.1` is the first one of booking 12. */
  contents: z.record(z.string(), z.object({ products: z.array(typedLine), alcohol: z.boolean() })),
  submission: z.optional(submissionSchema),
})

export type Draft = z.infer<typeof draftSchema>
export type ChosenCompany = z.infer<typeof company>
export type KnownPlace = z.infer<typeof place>

export const emptyDraft: Draft = { quantities: {}, places: {}, client: noRecipient, contents: {} }

/** One slot that was chosen: it becomes one order (spec section 4). */
export interface Parcel {
  key: string
  booking: number
  place: Place
  contents: Contents
}

const unknownPlace: Place = { machine: '-', zone: '-', size: '-' }
const emptyContents: Contents = { products: [blankLine], alcohol: false }

/** A bound for bookings that do not say what they have: a slip of the finger must not become a million orders. */
export const MOST_SLOTS = 200

/** Why a quantity is refused: no whole number from 0 on, or more than the booking has (G-69). */
export function quantityProblem(typed: number | string, available: number | undefined) {
  if (typed === '') return undefined
  if (typeof typed === 'string' || !Number.isInteger(typed) || typed < 0) return 'whole'
  if (available === undefined) return typed > MOST_SLOTS ? 'many' : undefined
  return typed > available ? 'over' : undefined
}

/** The chosen bookings with a quantity that may be ordered. */
const lotsOf = ({ quantities, places }: Draft) =>
  Object.entries(places).flatMap(([id, where]) => {
    const quantity = quantities[id] ?? 0
    const isChosen =
      typeof quantity === 'number' && quantity > 0 && quantityProblem(quantity, where.available) === undefined
    return isChosen ? [{ booking: Number(id), quantity, place: where }] : []
  })

/** Every chosen slot, in the order in which they are sent. Once they are being sent, what was fixed then counts. */
export function parcelsOf(draft: Draft): Parcel[] {
  const chosen =
    draft.submission?.orders ??
    lotsOf(draft).flatMap(({ booking, quantity }) =>
      Array.from({ length: quantity }, (_, index) => ({ key: `${booking}.${index + 1}`, booking })),
    )
  return chosen.map(({ key, booking }) => ({
    key,
    booking,
    place: draft.places[booking] ?? unknownPlace,
    contents: draft.contents[key] ?? emptyContents,
  }))
}

const areQuantitiesValid = (draft: Draft) =>
  lotsOf(draft).length > 0 &&
  Object.entries(draft.quantities).every(
    ([id, typed]) => quantityProblem(typed, draft.places[id]?.available) === undefined,
  )

/** The furthest step that what was typed so far leads to. */
export function furthestStep(draft: Draft): Step {
  if (isStarted(draft.submission)) return 4
  if (draft.company === undefined) return 1
  if (!areQuantitiesValid(draft)) return 2
  return z.safeParse(recipientSchema, draft.client).success ? 4 : 3
}

/** Company and slots are settled once an order of the group may exist. */
export const mayVisit = (draft: Draft, step: Step) =>
  step <= furthestStep(draft) && !(step <= 2 && isStarted(draft.submission))

/** Where to show somebody who asks for `step`. */
export const nearestStep = (draft: Draft, step: Step): Step =>
  isStarted(draft.submission) ? (step === 3 ? 3 : 4) : (Math.min(step, furthestStep(draft)) as Step)

/** Another company has other bookings: quantities and products begin anew, the recipient stays (G-76). */
export function chooseCompany(draft: Draft, chosen: ChosenCompany): Draft {
  if (isStarted(draft.submission)) return draft
  if (draft.company?.id === chosen.id) return { ...draft, company: chosen }
  return { ...emptyDraft, client: draft.client, company: chosen }
}

/** Other slots are another submission, as long as nothing of it can exist yet. */
export function typeQuantities(draft: Draft, quantities: Draft['quantities'], places: Draft['places']): Draft {
  if (isStarted(draft.submission)) return draft
  const next = { ...draft, quantities, places }
  const keys = (of: Draft) => JSON.stringify(lotsOf(of).map(({ booking, quantity }) => [booking, quantity]))
  return keys(next) === keys(draft) ? next : { ...next, submission: undefined }
}

/** Drops what the server said of values that are no longer there. */
function withoutViolations(draft: Draft, isOutdated: (violation: Violation, key: string) => boolean): Draft {
  const { submission } = draft
  if (submission === undefined) return draft
  const orders = submission.orders.map((order) => ({
    ...order,
    violations: order.violations.filter((violation) => !isOutdated(violation, order.key)),
  }))
  return { ...draft, submission: { ...submission, orders } }
}

export function typeClient(draft: Draft, client: ClientCreate): Draft {
  const isOutdated = ({ propertyPath }: Violation) => {
    const field = propertyPath.match(/^client\W*(\w+)/)?.[1] as keyof ClientCreate | undefined
    return field !== undefined && client[field] !== draft.client[field]
  }
  return { ...withoutViolations(draft, isOutdated), client }
}

export function typeContents(draft: Draft, contents: Draft['contents']): Draft {
  const changed = new Set(
    Object.keys(contents).filter((key) => JSON.stringify(contents[key]) !== JSON.stringify(draft.contents[key])),
  )
  const isOutdated = ({ propertyPath }: Violation, key: string) =>
    changed.has(key) && /^(products|ageRestriction)\b/.test(propertyPath)
  return { ...withoutViolations(draft, isOutdated), contents: { ...draft.contents, ...contents } }
}

/** Whether an objection may be about the slot: it names it, or nothing. */
export const isAboutSlot = ({ propertyPath }: Pick<Violation, 'propertyPath'>) =>
  propertyPath === '' || /^bookingSlot\b/.test(propertyPath)

/** Another slot for an order whose own was taken meanwhile; its codes stay. */
export function replaceSlot(draft: Draft, key: string, booking: number, where: KnownPlace): Draft {
  const cleared = withoutViolations(draft, (violation, of) => of === key && isAboutSlot(violation))
  if (cleared.submission === undefined) return draft
  const orders = cleared.submission.orders.map((order) =>
    order.key === key ? { ...order, booking, description: undefined } : order,
  )
  return {
    ...cleared,
    places: { ...cleared.places, [booking]: where },
    submission: { ...cleared.submission, orders },
  }
}

/** Fixes codes and order before the first call; a second attempt keeps them (G-75). */
export function beginSending(draft: Draft, codes: Codes): Draft {
  const { name: _name, id, cleveronCompanyId } = draft.company ?? { name: '', id: 0 }
  const submission = beginSubmission(draft.submission, parcelsOf(draft), `${cleveronCompanyId ?? id}`, codes)
  return { ...draft, submission }
}

/** What is sent for the parcel at `index`: nine keys and no other (spec section 7). */
export function orderBody(draft: Draft, index: number): OrderCreate {
  const { submission } = draft
  const order = submission?.orders[index]
  const contents = parcelsOf(draft)[index]?.contents ?? emptyContents
  if (submission === undefined || order === undefined) throw new Error('No such order in this submission')
  return {
    bookingSlot: iriOf('booking_slots', order.booking),
    products: toProducts(contents.products),
    client: toClient(draft.client),
    receiveCode: submission.receiveCode,
    barcode: order.barcode,
    hold: HOLD_MINUTES,
    multiOrderCode: submission.multiOrderCode,
    ageRestriction: isAlcoholic(contents) ? 18 : null,
    externalOrderId: order.barcode,
  }
}
