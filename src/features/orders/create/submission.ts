/** Creates several orders with one call each, without losing or repeating one. The codes are fixed before the first call. */
import { isApiError } from '#api/errors.ts'
import { z } from '#lib/zod.ts'
import { sendOnce, type Failure } from './send-once.ts'

const violation = z.object({ propertyPath: z.string(), message: z.string() })

const order = z.object({
  key: z.string(),
  booking: z.int(),
  barcode: z.string(),
  /** Set once the order exists. */
  id: z.int().optional(),
  /** `sent`: the call was made, and it is unknown whether the order exists. */
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

/** Generated independently, because the barcode printed on the box must not reveal the pick-up code. */
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

/** Dependencies of the sending. `save` must have stored the change when it returns. */
export interface Port {
  send: (index: number) => Promise<unknown>
  exists: (barcode: string) => Promise<boolean>
  save: (index: number, change: Partial<SubmittedOrder>) => void
  /** True after leaving or signing out: no further order is sent. */
  isAbandoned: () => boolean
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
    if (port.isAbandoned()) return false
    const isUncertain = state === 'sent' || options.restored === true
    // One at a time, because the first failure must stop the rest.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await sendOnce({
      sentBarcode: isUncertain ? barcode : undefined,
      exists: port.exists,
      send: () => port.send(index),
      remember: (mayExist) => port.save(index, { state: mayExist ? 'sent' : 'waiting' }),
      isDrawn: true,
      isAbandoned: port.isAbandoned,
    })
    if (outcome === 'abandoned') return false
    port.save(index, outcome === 'created' ? { state: 'created' } : reportOf(outcome))
    if (outcome !== 'created') return false
  }
  return true
}

/** `remember` stores the state. Messages of single fields take precedence over a message about the whole order. */
function reportOf({ problem, error }: Failure): Partial<SubmittedOrder> {
  if (problem !== 'refused' || !isApiError(error)) return { problem }
  const { description, violations } = error
  return {
    problem,
    violations: violations.map(({ propertyPath, message }) => ({ propertyPath, message })),
    ...(violations.length === 0 && description !== undefined && { description }),
  }
}
