import { expect, type Page } from '@playwright/test'
import { aCompanyBooking } from '../../builders/company-booking.ts'
import { aCompany } from '../../builders/company.ts'
import type { World } from '../fixtures/world.ts'
import { yes } from './vocabulary.ts'

export const importPath = '/livraisons/import'

/** « Vini » has room for 60 parcels at Taina, and « Épicerie Vaima » two bookings at the marina. */
export const seedImport = (world: World) =>
  world.start({
    companies: [
      aCompany({ id: 7, name: 'Vini', cleveronCompanyId: 'vini-01' }),
      aCompany({ id: 8, name: 'Épicerie Vaima', cleveronCompanyId: 'vaima' }),
    ],
    bookingSlots: [
      aCompanyBooking({ id: 71, company: 7, machine: 'Taina-3', zone: 'Frais', capacity: 60, size: [40, 50, 60] }),
      aCompanyBooking({ id: 81, company: 8, machine: 'Marina', zone: 'Frais', capacity: 60, size: [40, 50, 60] }),
      aCompanyBooking({ id: 82, company: 8, machine: 'Marina', zone: 'Frais', capacity: 60, size: [10, 20, 30] }),
    ],
  })

export const titles = ['Société', 'Machine', 'Zone', 'Taille', 'Nom', 'Prénom', 'Téléphone', 'E-mail', 'Code-barres']

/** A row without a fault. */
export const aRow = (rank: number, given: Partial<Record<number, string>> = {}): string[] =>
  [
    'Vini',
    'Taina-3',
    'Frais',
    '',
    `Nom ${rank}`,
    'Hina',
    `8777${String(rank).padStart(4, '0')}`,
    `hina${rank}@mail.pf`,
    '',
  ].map((cell, index) => given[index] ?? cell)

export const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(`\uFEFF${[titles, ...rows].map((cells) => cells.join(';')).join('\r\n')}`)

export const chooseFile = (page: Page, buffer: Buffer, name = 'envois.csv') =>
  page.getByLabel('Fichier', { exact: true }).and(page.locator('input')).setInputFiles({ name, mimeType: '', buffer })

export const grid = (page: Page) => page.getByRole('grid', { name: 'Livraisons à créer' })
export const gridRow = (page: Page, line: number) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^Ligne ${line}\\D`) }) })

/** A cell by its line in the file and its column. Not by role, because that reads all cells of 500 rows. */
export const cell = (page: Page, line: number, column: string) =>
  page.locator(`[role=gridcell][data-line="${line}"][data-column="${column}"]`)

export async function correct(page: Page, line: number, column: string, text: string) {
  await cell(page, line, column).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
}

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Créer (les|[\d\s]+) livraisons?$/ })

/** Sends the ready rows, and waits for the result. */
export async function sendAll(page: Page) {
  await sendButton(page).click()
  await yes(page).click()
  await expect(jobResultOf(page).getByRole('button', { name: 'Fermer' })).toBeVisible({ timeout: 30_000 })
}

export const leavingQuestion = (page: Page) => page.getByRole('dialog', { name: /^Quitter l'import/ })

export const jobResultOf = (page: Page) => page.getByRole('dialog', { name: /^Créer/ })

/** Pastes a text as a person does, at the focus. */
export const paste = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
