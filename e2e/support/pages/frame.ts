import type { Page } from '@playwright/test'
import type { World } from '../fixtures/world.ts'

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** The button of Teva, the first name that these journeys give to the signed-in person. */
export const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Teva/ })

/** Teva, a super administrator. */
export const teva = { username: 'teva' }

export const seedTeva = (world: World) =>
  world.seed({
    users: [{ id: 500, ...teva, firstName: 'Teva', lastName: 'Tehei', roles: ['ROLE_SUPER_ADMIN'] }],
  })
