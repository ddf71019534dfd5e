import type { Page } from '@playwright/test'
import { menuEntries } from '../tables/screens.ts'

/** The frame around every screen: menu, top bar and footer. */

export const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })

/** The button of Teva, the first name that these journeys give to the signed-in person. */
export const userButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Teva/ })

/** The words of the menu, in order. */
export const links = menuEntries.map(({ word }) => word)
