import type { Locator, Page } from '@playwright/test'
import type { World } from '../support/fixtures/world.ts'

/** An action of the user on the screen. `nth` is a different number in each case. */
export type Act = (page: Page, nth: number) => Promise<unknown>

interface CallOfScreen {
  /** `operationId` of openapi/console.yaml. */
  operation: string
  /** The place on the screen, for the title. */
  where: string
  screen: string
  /** The call as `METHOD /path?query`, without the prefix. */
  request: RegExp
}

/** A call that reads data for a screen. */
export interface Read extends CallOfScreen {
  /** An element that appears once the data is read. */
  ready: (page: Page) => Locator
  /** The action that sends the call, when opening the screen does not send it. `before` prepares the screen. */
  act?: Act
  before?: Act
  /** An update of the hub about this record sends the call, instead of an action. */
  announced?: string
  /** The same action tries again, instead of « Réessayer ». */
  repeats?: boolean
  /**
   * No person has asked for the data. No message says that they could not be read, but this control does, and it reads again.
   */
  quiet?: (page: Page) => Locator
  /** The message of a failure, when it is not the general one. */
  failure?: RegExp
  /** The form has unsaved input, so an ended session asks for the password over the page. */
  typed?: boolean
}

/** The reading of a record again before an edit of it is sent. Whatever happens to it, the edit is sent or the person is asked. */
export interface Check {
  /** `operationId` of the reading. */
  operation: string
  /** The edit, as its row in the table of writes names it. */
  where: string
  edit: Pick<Write, 'operation' | 'where'>
  request: RegExp
}

/** A call that changes something. */
export interface Write extends CallOfScreen {
  /** Restores the data that another case may have changed. */
  seed?: (world: World, nth: number) => Promise<unknown>
  /** The input before the click that sends. */
  fill?: Act
  send: Act
  /** Checks that the input is kept. Calls without input have none: for them an ended session opens the sign-in page. */
  kept?: Act
  /** The address to continue at after an ended session, when the input is stored outside the page. */
  resumes?: string
  /** The sentence of success. */
  done: string
  /** A field that the form knows. */
  property?: string
  /** The message of a refusal: a general one, the server's on 403, or the server's whenever it sends one. */
  refusal?: 'general' | 'ofServerOn403' | 'ofServer'
  /** Overrides the message of this call: for all faults, or by the name of the fault. */
  sentence?: string | Record<string, string>
  /** Faults after which the call cannot be sent again. */
  final?: string[]
  /** No screen shows the changed data, so nothing is read after the write. */
  unread?: boolean
  /** The call is one of a run over many records, which ends with a report (docs/run.md). */
  run?: true
  /** The name of its dialog, where it is not « Marquer comme déposée ». */
  dialog?: string
  /** The call works without a session: no token and no refresh. */
  isPublic?: boolean
}
