/** Draft of new deliveries: choices, typed values, and the submission with its results. Each function returns a new draft. */
import { deepEqual } from '@tanstack/react-router'
import { iriOf } from '#api/addresses.ts'
import { clientBlank } from '#api/generated/orders.schema.ts'
import type { ClientCreate, OrderCreate } from '#api/generated/orders.writes.ts'
import { typedNumber } from '#api/rules.ts'
import { type Place, placeOf } from '#domain/orders/place.ts'
import { groupBy } from '#lib/group-by.ts'
import { addMessage, toFieldName, type Violation } from '#lib/violations.ts'
import { z } from '#lib/zod.ts'
import {
  blankLine,
  clientSchema,
  type Contents,
  contentsField,
  isClientField,
  isSlotField,
  orderOf,
  typedContents,
} from './contents.ts'
import { rankOf, type Step } from './search.ts'

const company = z.object({ id: z.int(), name: z.string(), cleveronCompanyId: z.string().optional() })

const place = z.object({
  machine: z.string(),
  zone: z.string(),
  size: z.string(),
  /** Free slots at the last fetch. Undefined when the server does not send them. */
  available: z.number().optional(),
})

const submittedOrder = z.object({
  key: z.string(),
  booking: z.int(),
  barcode: z.string(),
  /** Set once the order exists. */
  id: z.int().optional(),
  /** `sent`: the call was made, and it is unknown whether the order exists. */
  state: z.enum(['waiting', 'sent', 'created']),
  /** Body of the first call that may have created the order, as JSON. */
  sent: z.string().optional(),
  /** An earlier call had created the order. */
  isFound: z.boolean().optional(),
  /** Why the last attempt stopped at this order. */
  problem: z.enum(['refused', 'lost', 'unverified', 'session']).optional(),
  description: z.string().optional(),
  violations: z.array(z.object({ propertyPath: z.string(), message: z.string() })),
})

/** The orders of a draft, from the first attempt to send them. */
const submissionSchema = z.object({
  receiveCode: z.string(),
  multiOrderCode: z.string().nullable(),
  orders: z.array(submittedOrder).min(1),
})

export const draftSchema = z.object({
  company: company.optional(),
  /** By the id of the booking. */
  quantities: z.record(z.string(), typedNumber),
  places: z.record(z.string(), place),
  client: z.object({ lastname: z.string(), firstname: z.string(), phone: z.string(), email: z.string() }),
  /** By slot: `12.1` is the first slot of booking 12. */
  contents: z.record(z.string(), typedContents),
  submission: submissionSchema.optional(),
})

export type Draft = z.infer<typeof draftSchema>
export type ChosenCompany = z.infer<typeof company>
export type KnownPlace = z.infer<typeof place>
export type Submission = z.infer<typeof submissionSchema>
export type SubmittedOrder = z.infer<typeof submittedOrder>

export const emptyDraft: Draft = { quantities: {}, places: {}, client: clientBlank, contents: {} }

/** Whether an order of the group may exist. From then on its company, slots and codes cannot change. */
export const isStarted = (submission: Submission | undefined) =>
  submission?.orders.some(({ state }) => state !== 'waiting') ?? false

export const countCreated = (submission: Submission | undefined) =>
  submission?.orders.filter(({ state }) => state === 'created').length ?? 0
export const countMissing = (submission: Submission | undefined) =>
  (submission?.orders.length ?? 0) - countCreated(submission)

/** Whether discarding it loses nothing. Slots and products need a company. */
export const isEmpty = ({ company: chosen, client }: Draft) => chosen === undefined && deepEqual(client, clientBlank)

export const unknownPlace: Place = placeOf(undefined)
const emptyContents: Contents = { products: [blankLine], alcohol: false }

/** Limit when the server does not send the number of free slots, so that a typing error does not create a million orders. */
export const MOST_SLOTS = 200

/** Error of a quantity that is not a whole number from 0 on, or exceeds the free slots. */
export function quantityProblem(typed: number | string, available: number | undefined) {
  if (typed === '') return undefined
  if (typeof typed === 'string' || !Number.isInteger(typed) || typed < 0) return 'whole'
  if (available === undefined) return typed > MOST_SLOTS ? 'many' : undefined
  return typed > available ? 'over' : undefined
}

const typedSlots = ({ quantities, places }: Draft) =>
  Object.entries(places).flatMap(([id, { available }]) => {
    const quantity = quantities[id] ?? 0
    const isChosen = typeof quantity === 'number' && quantityProblem(quantity, available) === undefined
    return Array.from({ length: isChosen ? quantity : 0 }, (_, index) => ({
      key: `${id}.${index + 1}`,
      booking: Number(id),
    }))
  })

/** All chosen slots in sending order. Once sending has started, the submission and not the quantities determine them. */
export function orderDraftsOf(draft: Draft) {
  const chosen = draft.submission?.orders ?? typedSlots(draft)
  return chosen.map(({ key, booking }) => ({
    key,
    booking,
    place: draft.places[booking] ?? unknownPlace,
    contents: draft.contents[key] ?? emptyContents,
  }))
}

/** Choices and input for one slot. It becomes one order. */
export type OrderDraft = ReturnType<typeof orderDraftsOf>[number]

/** Each booking with chosen slots, and their number. */
export function chosenBookings(draft: Draft) {
  const chosen = groupBy(orderDraftsOf(draft), ({ booking }) => booking)
  return Array.from(chosen, ([booking, slots]) => ({
    booking,
    count: slots.length,
    place: draft.places[booking] ?? unknownPlace,
  }))
}

const areQuantitiesValid = (draft: Draft) =>
  typedSlots(draft).length > 0 &&
  Object.entries(draft.quantities).every(
    ([id, typed]) => quantityProblem(typed, draft.places[id]?.available) === undefined,
  )

export function furthestStep(draft: Draft): Step {
  if (isStarted(draft.submission)) return 'recap'
  if (draft.company === undefined) return 'company'
  if (!areQuantitiesValid(draft)) return 'slots'
  return clientSchema.safeParse(draft.client).success ? 'recap' : 'client'
}

/** Whether a step is open. Company and slots cannot change once an order of the group may exist. */
export const mayVisit = (draft: Draft, step: Step) =>
  rankOf(step) <= rankOf(furthestStep(draft)) &&
  !(isStarted(draft.submission) && (step === 'company' || step === 'slots'))

export const nearestStep = (draft: Draft, step: Step): Step => (mayVisit(draft, step) ? step : furthestStep(draft))

/** Changes the company. Resets quantities and products, which depend on its bookings, and keeps the client. */
export function chooseCompany(draft: Draft, chosen: ChosenCompany): Draft {
  if (isStarted(draft.submission)) return draft
  if (draft.company?.id === chosen.id) return { ...draft, company: chosen }
  return { ...emptyDraft, client: draft.client, company: chosen }
}

/** Changes the slots. Drops the submission, as long as none of its orders can exist. */
export function typeQuantities(draft: Draft, quantities: Draft['quantities'], places: Draft['places']): Draft {
  if (isStarted(draft.submission)) return draft
  const next = { ...draft, quantities, places }
  return deepEqual(typedSlots(next), typedSlots(draft)) ? next : { ...next, submission: undefined }
}

function changeOrders(draft: Draft, change: (order: SubmittedOrder, index: number) => SubmittedOrder): Draft {
  const { submission } = draft
  return submission ? { ...draft, submission: { ...submission, orders: submission.orders.map(change) } } : draft
}

/** Drops server messages about values that have changed since. */
const withoutViolations = (draft: Draft, isOutdated: (violation: Violation, key: string) => boolean) =>
  changeOrders(draft, (order) => ({
    ...order,
    violations: order.violations.filter((violation) => !isOutdated(violation, order.key)),
  }))

export function typeClient(draft: Draft, client: ClientCreate): Draft {
  const isOutdated = ({ propertyPath }: Violation) => {
    const field = toFieldName(propertyPath).match(/^client\.(\w+)/)?.[1] as keyof ClientCreate | undefined
    return field !== undefined && client[field] !== draft.client[field]
  }
  return { ...withoutViolations(draft, isOutdated), client }
}

export function typeContents(draft: Draft, contents: Draft['contents']): Draft {
  const changed = new Set(Object.keys(contents).filter((key) => !deepEqual(contents[key], draft.contents[key])))
  const isOutdated = ({ propertyPath }: Violation, key: string) =>
    changed.has(key) && /^(products|ageRestriction)\b/.test(toFieldName(propertyPath))
  return { ...withoutViolations(draft, isOutdated), contents: { ...draft.contents, ...contents } }
}

/** Whether a violation may be about the slot: it names the slot, or no field at all. */
export const isAboutSlot = ({ propertyPath }: Pick<Violation, 'propertyPath'>) =>
  propertyPath === '' || /^bookingSlot\b/.test(toFieldName(propertyPath))

/** Moves an order to another slot after its slot was taken. Keeps its codes. */
export function replaceSlot(draft: Draft, key: string, booking: number, where: KnownPlace): Draft {
  const cleared = withoutViolations(draft, (violation, of) => of === key && isAboutSlot(violation))
  if (cleared.submission === undefined) return draft
  const moved = changeOrders(cleared, (order) =>
    order.key === key ? { ...order, booking, description: undefined } : order,
  )
  return { ...moved, places: { ...moved.places, [booking]: where } }
}

/** Generated independently, because the barcode printed on the box must not reveal the pick-up code. */
export interface Codes {
  barcode: () => string
  group: () => string
  receive: () => string
}

/**
 * Fixes the codes and the sequence before the first call. A second attempt keeps them, so that no order is sent twice, and
 * drops the messages of the first.
 */
export function beginSending(draft: Draft, codes: Codes): Draft {
  const { submission, company: chosen } = draft
  if (submission !== undefined)
    return changeOrders(draft, ({ problem: _problem, description: _description, ...rest }) => ({
      ...rest,
      violations: [],
    }))
  const slots = typedSlots(draft)
  const several = slots.length > 1
  const stem = `${chosen?.cleveronCompanyId ?? chosen?.id ?? 0}-${codes.barcode()}`
  return {
    ...draft,
    submission: {
      receiveCode: codes.receive(),
      multiOrderCode: several ? codes.group() : null,
      orders: slots.map((slot, index) => ({
        ...slot,
        barcode: several ? `${stem}-${index + 1}` : stem,
        state: 'waiting',
        violations: [],
      })),
    },
  }
}

export const withResult = (draft: Draft, index: number, result: Partial<SubmittedOrder>) =>
  changeOrders(draft, (each, rank) => (rank === index ? { ...each, ...result } : each))

export function orderBody(draft: Draft, index: number): OrderCreate {
  const { submission } = draft
  const order = submission?.orders[index]
  const contents = orderDraftsOf(draft)[index]?.contents ?? emptyContents
  if (submission === undefined || order === undefined) throw new Error('No such order in this submission')
  const { receiveCode, multiOrderCode } = submission
  const bookingSlot = iriOf('booking_slots', order.booking)
  return orderOf({
    ...contents,
    bookingSlot,
    client: draft.client,
    receiveCode,
    barcode: order.barcode,
    multiOrderCode,
  })
}

/** Number of orders that an earlier call has created with values that were corrected since. */
export const countUncorrected = (draft: Draft) =>
  (draft.submission?.orders ?? []).filter(
    ({ isFound, sent }, index) => isFound && sent !== undefined && sent !== jsonOf(draft, index),
  ).length

const jsonOf = (draft: Draft, index: number) => JSON.stringify(orderBody(draft, index))

/** Notes what is being sent. A later call may be refused because the first one has arrived. */
export const noteBody = (draft: Draft, index: number) =>
  withResult(draft, index, { sent: draft.submission?.orders[index]?.sent ?? jsonOf(draft, index) })

/** The server's messages on the missing orders, by field. One without a known field is shown for the whole order. */
export function refusalsOf(draft: Draft) {
  const refusals = { client: new Map<string, string>(), orders: new Map<string, string>() }
  const orderDrafts = orderDraftsOf(draft)
  for (const [index, { violations }] of (draft.submission?.orders ?? []).entries()) {
    const lines = orderDrafts[index]?.contents.products ?? []
    for (const { propertyPath, message } of violations) {
      const name = toFieldName(propertyPath)
      if (/^client(\.|$)/.test(name)) addMessage(refusals.client, isClientField(name) ? name : 'root.server', message)
      else {
        const field = contentsField(name, lines) ?? (isSlotField(name) ? 'booking' : 'other')
        addMessage(refusals.orders, `orders.${index}.${field}`, message)
      }
    }
  }
  return refusals
}
