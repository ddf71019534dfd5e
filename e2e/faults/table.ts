import type { Locator, Page } from '@playwright/test'
import { operations as ofContract } from '../stub/contract.ts'
import type { World } from '../support/fixtures/world.ts'

/** An action of the user on the screen. `nth` is a different number in each case. */
export type Act = (page: Page, nth: number) => Promise<unknown>

interface CallOfScreen {
  /** `operationId` of openapi/console.yaml. */
  operation: string
  /** The place on the screen, for the title. */
  where: string
  screen: string
  /** The call as `METHOD /path?query`, without the prefix, if not every call of the operation is meant. */
  request?: RegExp
  /** The message of a failed read, if not the general one. */
  failure?: RegExp
}

/** A call that reads data for a screen. */
export interface Read extends CallOfScreen {
  /** An element that appears once the data is read. */
  ready: (page: Page) => Locator
  /** Action that sends the call, if opening the screen does not. `before` prepares the screen. */
  act?: Act
  before?: Act
  /** Record whose hub update triggers the call, instead of an action. */
  announced?: string
  /** The action itself retries, instead of « Réessayer ». */
  repeats?: boolean
  /**
   * Background read: a failure shows no message. This control shows it and retries.
   */
  quiet?: (page: Page) => Locator
  /** The form has unsaved input, so an ended session asks for the password over the page. */
  typed?: boolean
  /** The screen itself tells kinds of failure apart. */
  judges?: true
}

/** Refetch of a record before an edit is sent. Whatever its result, the edit is sent or the person is asked. */
export interface Check {
  /** `operationId` of the read. */
  operation: string
  /** Edit, by the name of its row in the table of writes. */
  where: string
  edit: Pick<Write, 'operation' | 'where'>
  request?: RegExp
}

/** A call that changes something. */
export interface Write extends CallOfScreen {
  /** Restores the data that another case may have changed. */
  seed?: (world: World, nth: number) => Promise<unknown>
  /** The input before the click that sends. */
  fill?: Act
  /** The click that sends, if not « Enregistrer ». */
  send?: Act
  /** Checks that the input is kept. Undefined for calls without input, where an ended session opens the sign-in page. */
  kept?: Act
  /** The address to continue at after an ended session, when the input is stored outside the page. */
  resumes?: string
  done: string | RegExp
  property?: string
  /** The message of a refusal: a general one, the server's on 403, or the server's whenever it sends one. */
  refusal?: 'general' | 'ofServerOn403' | 'ofServer'
  /** Overrides the message of this call: for all faults, or by the name of the fault. */
  sentence?: string | Record<string, string>
  /** Faults after which the call cannot be sent again. */
  final?: string[]
  /** No screen shows the changed data, so no read follows the write. */
  unread?: boolean
  /** The call belongs to a bulk job over many records, which ends with a result (docs/bulk-job.md). */
  bulkJob?: true
  /** Name of its dialog, if not « Marquer comme déposée ». */
  dialog?: string
  /** The job has one record only. */
  alone?: true
  /** A 409 may mean that an earlier attempt has created the record, which is looked up then. Nothing is found, so a retry is offered. */
  mayBeTaken?: true
  /** The call works without a session: no token and no refresh. */
  isPublic?: boolean
}

/** Every operation of the contract, and the pattern of its calls. */
export const operations = new Map(
  ofContract.map(({ id, method, pattern }) => [id, new RegExp(`^${method} ${pattern}`)] as const),
)

/** The calls of a row that get the fault. */
export function requestOf({ operation, request = operations.get(operation) }: Read | Check | Write) {
  if (request === undefined) throw new Error(`not in openapi/console.yaml: ${operation}`)
  return request
}

/**
 * Codes that send a call and tell its outcome. The first row of a code is played with all faults, a row without a new one only
 * with those whose outcome depends on the screen (`ofScreen`).
 */
export function codesOf(call: Read | Check | Write) {
  const { operation, where } = call
  // A creation must not happen twice. Each screen has its own way to find the record after a lost answer.
  if (operation.endsWith('.create') || 'judges' in call) return [`${operation}, ${where}`]
  if ('bulkJob' in call) return [`${operation} in a bulk job`]
  if ('done' in call) return [`${operation}, ${call.kept ? 'input' : 'action'}, refusal: ${call.refusal}`]
  if ('ready' in call) return [operation, call.quiet ? 'in the background' : call.failure ? 'own message' : 'message']
  return [operation]
}

export const read = (
  operation: string,
  where: string,
  screen: string,
  rest: Omit<Read, 'operation' | 'where' | 'screen'>,
): Read => ({ ...rest, operation, where, screen })

/** A read that is sent when its screen opens. */
export const opens = (operation: string, where: string, screen: string, ready: Read['ready']) =>
  read(operation, where, screen, { ready })

export const write = (operation: string, where: string, rest: Omit<Write, 'operation' | 'where'>): Write => ({
  ...rest,
  operation,
  where,
})

/** The change of the first record of a bulk job, and the reading before it. */
export const bulkJobFrom = (id: number, where: string, bulkJob: Omit<Write, 'operation' | 'where'>): Write[] => [
  { ...bulkJob, operation: 'orders.update', where, request: new RegExp(`^PATCH /orders/${id}$`) },
  {
    ...bulkJob,
    operation: 'orders.one',
    where: `the reading before the write, ${where}`,
    request: new RegExp(`^GET /orders/${id}\\?q%5B%5D=id&q%5B%5D=status$`),
  },
]
