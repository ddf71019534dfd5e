import { expect, type Page } from '@playwright/test'
import { aRound, numberAt } from '../../builders/round.ts'
import type { Person } from '../fixtures/test.ts'
import type { World } from '../fixtures/world.ts'
import { listening, scan } from './scanner.ts'
import { yes } from './vocabulary.ts'

export const stops = (page: Page) => page.getByRole('list', { name: 'Machines de la tournée' }).locator('> li')
export const stop = (page: Page, name: string) =>
  stops(page).filter({ has: page.getByRole('heading', { name: new RegExp(`\\. ${name}$`) }) })
export const stopNames = (page: Page) => stops(page).getByRole('heading', { level: 2 })
export const finishStep = (page: Page) => page.getByRole('button', { name: /^Terminer/ })
export const told = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true })).toBeVisible()
export const waitingChanges = (page: Page) => page.getByText(/en attente d'envoi$/)

/** @param courier who brings the parcels that are on the way; null where the server does not tell */
export const seedRound = (world: World, courier: number | null = 501) => world.start(aRound(courier))

export async function openRound(world: World, person: Person) {
  await seedRound(world)
  return person.open('/tournee')
}

export async function scanParcels(page: Page, machine: number, places: readonly number[]) {
  for (const place of places) {
    await scan(page, `TR-${numberAt(machine, place)}`)
    await told(page, `TR-${numberAt(machine, place)}\u{A0}: attendu`)
  }
}

/** Confirms a parcel at the machine Paea-4 of an open round without a network. The change waits. */
export async function depositOffline(page: Page) {
  await stop(page, 'Paea-4').getByRole('button', { name: 'Déposer ici (1)' }).click()
  await listening(page)
  await page.context().setOffline(true)
  await scanParcels(page, 4, [4])
  await finishStep(page).click()
  await yes(page).click()
  await expect(waitingChanges(page)).toHaveText("1 changement en attente d'envoi")
}
