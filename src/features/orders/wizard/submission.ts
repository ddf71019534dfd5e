/**
 * Creates several orders with one call each, without losing or repeating one. The codes are fixed before the first call.
 * When the answer to a call was lost, the order is looked up before it is sent again. The barcode is the key, because
 * it is the only one that both sides know.
 */
import { isApiError, judgeWrite, type ApiError } from '#api/errors.ts'
import { z } from '#lib/zod.ts'

const violation = z.object({ propertyPath: z.string(), message: z.string() })

const order = z.object({
  key: z.string(),
  booking: z.int(),
  barcode: z.string(),
  /** `sent`: the call was made and no answer has settled whether the order exists. */
  state: z.enum(['waiting', 'sent', 'created']),
  /** Why the last attempt stopped at this order. */
  problem: z.enum(['refused', 'lost', 'unverified', 'session']).optional(),
  /** The message of the server. */
  description: z.string().optional(),
  violations: z.array(violation),
})

export const submissionSchema = z.object({
  receiveCode: z.string(),
  multiOrderCode: z.string().nullable(),
  orders: z.array(order).min(1),
})

export type Submission = z.infer<typeof submissionSchema>
export type SubmittedOrder = z.infer<typeof order>

/** Drawn independently: a code that is printed on the box must not reveal the pick-up code. */
export interface Codes {
  barcode: () => string
  group: () => string
  receive: () => string
}

export function beginSubmission(
  before: Submission | undefined,
  orderDrafts: readonly { key: string; booking: number }[],
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
  const several = orderDrafts.length > 1
  return {
    receiveCode: codes.receive(),
    multiOrderCode: several ? codes.group() : null,
    orders: orderDrafts.map(({ key, booking }, index) => ({
      key,
      booking,
      barcode: several ? `${stem}-${index + 1}` : stem,
      state: 'waiting',
      violations: [],
    })),
  }
}

/** Whether an order of the group may exist. From then on its company, slots and codes cannot change. */
export const isStarted = (submission: Submission | undefined) =>
  submission?.orders.some(({ state }) => state !== 'waiting') ?? false

export const countCreated = ({ orders }: Submission) => orders.filter(({ state }) => state === 'created').length
export const countMissing = (submission: Submission | undefined) =>
  submission === undefined ? 0 : submission.orders.length - countCreated(submission)

/** What sending depends on. `save` must have stored the change when it returns. */
export interface Port {
  send: (index: number) => Promise<unknown>
  exists: (barcode: string) => Promise<boolean>
  save: (index: number, change: Partial<SubmittedOrder>) => void
  /** The person has left or signed out: no further order is sent. */
  isAbandoned?: () => boolean
}

interface Options {
  /** These orders come from a page that was reloaded or copied to another tab: its last call may have succeeded. */
  restored?: boolean
}

/**
 * Sends the missing orders one after the other and stops at the first failure.
 * @returns whether all orders exist now
 */
export async function sendMissing(orders: Submission['orders'], port: Port, options: Options = {}): Promise<boolean> {
  for (const [index, { state, barcode }] of orders.entries()) {
    if (state === 'created') continue
    if (port.isAbandoned?.()) return false
    const isUncertain = state === 'sent' || options.restored === true
    // One at a time, because the first failure must stop the rest.
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
  // Stored before the call: after a reload the page must know that this order may exist.
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

/**
 * Browsers and proxies may repeat a call whose connection broke. When the server says that our own random barcode is
 * taken, the order probably exists, so the next attempt looks it up instead of sending it again.
 */
const isBarcodeTaken = ({ status, violations }: ApiError) =>
  status === 409 || violations.some(({ propertyPath }) => /^(barcode|externalOrderId)$/.test(propertyPath))

function failureOf(error: unknown): Partial<SubmittedOrder> {
  const verdict = judgeWrite(error)
  if (!isApiError(error) || verdict === 'lost') return { state: 'sent', problem: 'lost' }
  if (verdict === 'session') return { state: 'waiting', problem: 'session' }
  const { description, violations } = error
  return {
    state: isBarcodeTaken(error) ? 'sent' : 'waiting',
    problem: 'refused',
    violations: violations.map(({ propertyPath, message }) => ({ propertyPath, message })),
    ...(violations.length === 0 && description !== undefined && { description }),
  }
}
