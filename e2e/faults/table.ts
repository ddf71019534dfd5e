import type { Locator, Page } from '@playwright/test'
import type { World } from '../support/fixtures/world.ts'

/** What a person does on the screen; `nth` is another number for each case. */
export type Act = (page: Page, nth: number) => Promise<unknown>

interface CallOfScreen {
  /** `operationId` of openapi/console.yaml. */
  operation: string
  /** On which screen, for the title. */
  where: string
  screen: string
  /** The call as `METHOD /path?query`, without the prefix. */
  request: RegExp
}

/** A call that a screen reads with. */
export interface Read extends CallOfScreen {
  /** What shows that it has been read. */
  ready: (page: Page) => Locator
  /** What makes the call, when opening the screen does not; `before` brings the screen there. */
  act?: Act
  before?: Act
  /** The same act tries again; elsewhere « Réessayer » does. */
  repeats?: boolean
  /** Something has been typed by then: a session that ends is taken up over the page. */
  typed?: boolean
}

/** A call that changes something. */
export interface Write extends CallOfScreen {
  /** Puts back what another case has changed. */
  seed?: (world: World, nth: number) => Promise<unknown>
  /** On the screen, up to the click that sends. */
  fill?: Act
  send: Act
  /** Nothing typed is lost. Without it nothing was typed, and a session that ends takes the page along. */
  kept?: Act
  /** Where it is taken up again after a session that ended, when what was typed outlives the page. */
  resumes?: string
  /** The sentence of success. */
  done: string
  /** A field that the form knows. */
  property?: string
  /** Whose words a refusal is told in: those of the presets, the server's on 403, the server's whenever it gives some. */
  tells?: 'form' | 'refusal' | 'description'
  /** By fault, where the catalogue has a sentence of its own. */
  told?: string | Record<string, string>
  /** Faults after which there is nothing left to send again. */
  final?: string[]
  /** No screen shows what it changes: nothing is read after it. */
  unread?: boolean
  /** Without a session: no token, and no refresh. */
  isPublic?: boolean
}
