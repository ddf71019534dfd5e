import { aClient, anOrder } from '../builders/order.ts'
import { pause, until } from './engine.ts'
import type { Page } from './page.ts'
import type { Scene, Step } from './scene.ts'

const codes = ['SERIE-501', 'SERIE-502'] as const
const dialog = { role: 'dialog', name: 'Rechercher' } as const

const seedOrders = (server: Scene['server']) =>
  server.seed({ orders: codes.map((barcode, index) => anOrder({ id: 501 + index, barcode, status: 'picked_up' })) })

/** Polls the page until it returns a value. */
const seen = (page: Page, what: string, body: string) =>
  until(what, () => page.ask<boolean>(`return ${body} || undefined`))

/** Palette, series of scans, and bulk actions. */
export const palette: Step[] = [
  {
    name: 'Ctrl+K opens the palette, which finds a company, and Enter opens it',
    async run({ page, server }) {
      const company = (await server.table('companies')).find(({ id }) => id === 2)
      const name = String(company?.['name'])
      await page.open('/livraisons')
      await page.isReady('Livraisons')
      await until('the palette is open', async () => {
        await page.pressControl('k')
        return page.ask(`return document.querySelector('dialog[open] [role=combobox]') ? true : undefined`)
      })
      await page.strike(name)
      const best = `document.querySelector('dialog[open] [role=option]')`
      await seen(page, `${name} is found`, `${best}?.getAttribute('href') === '/societes/detail/2'`)
      await seen(page, 'the best result is chosen', `${best}?.getAttribute('aria-selected') === 'true'`)
      await page.press('Enter')
      await page.isAt(/^\/societes\/detail\/2$/)
      await page.isReady('Société')
      await page.misses(dialog)
    },
  },
  {
    name: 'Escape closes the palette and gives the focus back',
    async run({ page }) {
      const button = `document.querySelector('header button[aria-haspopup=dialog]')`
      await seen(page, 'the button of the palette', `${button} !== null`)
      await page.ask(`${button}.focus()`)
      await page.press('Enter')
      await seen(page, 'the field has the focus', `document.activeElement?.getAttribute('role') === 'combobox'`)
      await page.press('Escape')
      await page.misses(dialog)
      await seen(page, 'the button has the focus', `document.activeElement === ${button}`)
    },
  },
  {
    name: 'a recipient is found by name and phone, and the answer leads to the delivery',
    async run({ page, server }) {
      const client = aClient({ id: 511, firstname: 'Vaimiti', lastname: 'Teriipaia', phone: '87 70 11 22' })
      await server.seed({ clients: [client], orders: [anOrder({ id: 511, status: 'created', client: 511 })] })
      await page.open('/livraisons')
      await page.isReady('Livraisons')
      await page.click({ role: 'button', name: 'Destinataire' })
      await page.type({ role: 'field', name: 'Nom, téléphone ou e-mail' }, 'teriip 8770')
      await page.click({ role: 'listitem', name: 'Vaimiti Teriipaia' })
      await page.click({ role: 'link', name: 'Ouvrir' })
      await page.isAt(/^\/livraisons\/detail\/511$/)
      await page.misses({ role: 'dialog' })
    },
  },
  {
    name: 'codes in a row, by a scanner and by the keyboard',
    async run({ page, server }) {
      await seedOrders(server)
      await page.open('/livraisons/lecture-en-serie')
      await page.isReady('Lecture en série')
      // Repeats the scan, because the listener is added after the screen, and a busy machine may be too slow for a scan.
      await until('the first code is in the list', async () => {
        await page.ask(`document.activeElement?.blur()`)
        await page.scan(codes[0])
        await pause(500)
        return page.ask(`return document.querySelector('table')?.innerText.includes('${codes[0]}') || undefined`)
      })
      await page.type({ role: 'field', name: 'Code-barres' }, codes[1])
      await page.press('Enter')
      await page.sees({ role: 'row', name: codes[1] })
      await seen(page, 'both are deliveries', `document.querySelector('main').innerText.includes('2 livraisons')`)
    },
  },
  {
    name: 'two deliveries are selected, and change together after one question',
    async run({ page, server }) {
      await seedOrders(server)
      await page.open('/livraisons?barcode=SERIE-50')
      await page.isReady('Livraisons')
      await page.click({ role: 'button', name: 'Sélectionner' })
      for (const id of [502, 501]) await page.click({ role: 'checkbox', name: `Sélectionner la livraison ${id}` })
      await page.sees({ role: 'message', name: '2 sélectionnées' })
      await page.click({ role: 'button', name: 'Déposée' })
      await page.click({ role: 'button', name: 'Oui, je confirme' })
      await seen(page, 'the report', `document.querySelector('[role=dialog] h4')?.textContent === '2 faites'`)
      await until('the server has both', async () => {
        const changed = (await server.table('orders')).filter(({ id }) => id === 501 || id === 502)
        return changed.every(({ status }) => status === 'operin') || undefined
      })
      await page.click({ role: 'button', name: 'Fermer' })
      await page.misses({ role: 'dialog' })
      await page.click({ role: 'button', name: 'Terminer' })
    },
  },
]
