/**
 * Several orders, one call each, none lost and none sent twice (G-75). The codes are fixed before the first call; an order
 * that may exist without our knowing is looked up by its barcode, the only key that both sides know, before it is sent
 * again.
 */
import * as z from 'zod/mini'
import { isApiError, type ApiError } from '#api/errors.ts'

const violation = z.object({ propertyPath: z.string(), message: z.string() })
export type Violation = z.infer<typeof violation>

const order = z.object({
  key: z.string(),
  booking: z.int(),
  barcode: z.string(),
  /** `sent`: it left, and no answer said what became of it. */
  state: z.enum(['waiting', 'sent', 'created']),
  /** Why the last attempt ended here. */
  problem: z.optional(z.enum(['refused', 'lost', 'unverified', 'session'])),
  /** The server's own sentence. */
  description: z.optional(z.string()),
  violations: z.array(violation),
})

export const submissionSchema = z.object({
  receiveCode: z.string(),
  multiOrderCode: z.nullable(z.string()),
  orders: z.array(order).check(z.minLength(1)),
})

export type Submission = z.infer<typeof submissionSchema>
export type SubmittedOrder = z.infer<typeof order>

/** Independent draws (G-11): what is printed on a parcel must not give its pick-up code away. */
export interface Codes {
  barcode: () => string
  group: () => string
  receive: () => string
}

export function beginSubmission(
  before: Submission | undefined,
  parcels: readonly { key: string; booking: number }[],
  externalId: string,
  codes: Codes,
): Submission {
  if (before !== undefined) {
    const forgiven = before.orders.map(({ problem: _problem, description: _description, ...rest }) => ({
      ...rest,
      violations: [],
    }))
    return { ...before, orders: forgiven }
  }
  const stem = `${externalId}-${codes.barcode()}`
  const several = parcels.length > 1
  return {
    receiveCode: codes.receive(),
    multiOrderCode: several ? codes.group() : null,
    orders: parcels.map(({ key, booking }, index) => ({
      key,
      booking,
      barcode: several ? `${stem}-${index + 1}` : stem,
      state: 'waiting',
      violations: [],
    })),
  }
}

/** Whether an order of the group may exist: then its company, its slots and its codes are settled. */
export const isStarted = (submission: Submission | undefined) =>
  submission?.orders.some(({ state }) => state !== 'waiting') ?? false

export const countCreated = ({ orders }: Submission) => orders.filter(({ state }) => state === 'created').length
export const countMissing = (submission: Submission | undefined) =>
  submission === undefined ? 0 : submission.orders.length - countCreated(submission)

/** How the engine reaches the world. `save` must have stored the change when it returns. */
export interface Port {
  send: (index: number) => Promise<unknown>
  exists: (barcode: string) => Promise<boolean>
  save: (index: number, change: Partial<SubmittedOrder>) => void
  /** Nobody is there any more to be told: no further order is sent. */
  isAbandoned?: () => boolean
}

interface Options {
  /** These orders come from an earlier page, whose last call may have got through, or from another tab's copy of it. */
  restored?: boolean
}

/**
 * Sends what is missing, one after the other, and stops at the first failure.
 * @returns whether every order exists now
 */
export async function sendMissing(orders: Submission['orders'], port: Port, options: Options = {}): Promise<boolean> {
  for (const [index, { state, barcode }] of orders.entries()) {
    if (state === 'created') continue
    if (port.isAbandoned?.()) return false
    const isUncertain = state === 'sent' || options.restored === true
    // Each order waits for the one before: the first failure must stop the rest.
    // oxlint-disable-next-line no-await-in-loop
    if (!(isUncertain ? await settle(index, barcode, port) : await deliver(index, port))) return false
  }
  return true
}

async function settle(index: number, barcode: string, port: Port): Promise<boolean> {
  try {
    if (await port.exists(barcode)) {
      port.save(index, { state: 'created' })
      return true
    }
  } catch (error) {
    port.save(index, { problem: isEndOfSession(error) ? 'session' : 'unverified' })
    return false
  }
  return deliver(index, port)
}

async function deliver(index: number, port: Port): Promise<boolean> {
  // Stored before it leaves: a page that is closed now must not forget that it may have.
  port.save(index, { state: 'sent' })
  try {
    await port.send(index)
  } catch (error) {
    port.save(index, failureOf(error))
    return false
  }
  port.save(index, { state: 'created' })
  return true
}

const isEndOfSession = (error: unknown) => isApiError(error) && error.kind === 'session'

/** A refusal says that nothing was done. No answer, a 5xx, or one that cannot be read leaves it open. */
export function mayHaveArrived(error: unknown): boolean {
  if (!isApiError(error)) return true
  const { kind, status = 0 } = error
  const isRefusal = kind === 'status' && status >= 400 && status < 500 && status !== 408
  return kind !== 'session' && !isRefusal
}

/**
 * A barcode that we have drawn can only be taken by an order of ours: a browser repeats a call whose connection broke, and
 * a proxy may. The next attempt looks it up instead of being refused for ever.
 */
const isBarcodeTaken = ({ status, violations }: ApiError) =>
  status === 409 || violations.some(({ propertyPath }) => /^(barcode|externalOrderId)$/.test(propertyPath))

function failureOf(error: unknown): Partial<SubmittedOrder> {
  if (!isApiError(error) || mayHaveArrived(error)) return { state: 'sent', problem: 'lost' }
  if (isEndOfSession(error)) return { state: 'waiting', problem: 'session' }
  const { description, violations } = error
  return {
    state: isBarcodeTaken(error) ? 'sent' : 'waiting',
    problem: 'refused',
    violations: violations.map(({ propertyPath, message }) => ({ propertyPath, message })),
    ...(violations.length === 0 && description !== undefined && { description }),
  }
}
