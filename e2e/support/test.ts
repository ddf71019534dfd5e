import { test as base, expect, type Page } from '@playwright/test'
import { plant } from './storage.ts'
import { watch } from './watch.ts'
import { createWorld, type Session, type World } from './world.ts'

/** The accounts every world begins with, by role. */
const accounts = {
  super_admin: 'superadmin',
  admin: 'admin',
  member: 'membre',
  operator: 'technicien',
  shipper: 'livreur',
} as const

export type Role = keyof typeof accounts

interface Person {
  /** Signs in behind the scenes and opens the console at `path`. */
  open: (path: string) => Promise<Page>
}

interface Fixtures {
  world: World
  /** `await as('admin').open('/societes')`; a username that was seeded works as well. */
  as: (who: Role | { username: string }) => Person
  /** Lets one kind of problem pass that would fail the test: `tolerate(/uncaught: .*Boom/)`. */
  tolerate: (pattern: RegExp) => void
}

export const test = base.extend<Fixtures>({
  // Every journey has a world, also one that never names it.
  world: [
    async ({ playwright, baseURL, context }, provide, { testId, retry }) => {
      const http = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      const world = createWorld(http, `${testId}-${retry}`)
      await world.reset()
      // At the level of the browser: the console itself sends only the headers the product allows.
      await context.setExtraHTTPHeaders({ 'x-stub-world': world.id })
      await provide(world)
      await world.remove()
      await http.dispose()
    },
    { auto: true },
  ],

  as: async ({ world, page }, provide) => {
    await provide((who) => ({
      open: async (path) => {
        const session = await world.signIn(typeof who === 'string' ? accounts[who] : who.username)
        const left = await leaveSession(page, session)
        await restPointer(page)
        await page.goto(path)
        await left.dispose()
        return page
      },
    }))
  },

  tolerate: [
    async ({ context }, provide) => {
      const watcher = await watch(context)
      await provide(watcher.tolerate)
      expect(watcher.found()).toEqual([])
    },
    { auto: true },
  ],
})

/** At the right edge: in its corner the pointer would lie on the menu, whose links fetch what they lead to. */
async function restPointer(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 1366, height: 850 }
  await page.mouse.move(width - 1, height / 2)
}

/** Leaves a session where the console looks for it; done once, so that signing out and reloading mean something. */
const leaveSession = (page: Page, { token, user }: Session) =>
  plant(page, 'localStorage', { eb_token: JSON.stringify(token), eb_user: JSON.stringify(user) })

export { expect } from '@playwright/test'
