import { until } from './engine.ts'
import type { Page } from './page.ts'
import type { Step } from './scene.ts'

const dialog = { role: 'dialog', name: 'Rechercher' } as const

/** Polls the page until it returns a value. */
const seen = (page: Page, what: string, body: string) =>
  until(what, () => page.ask<boolean>(`return ${body} || undefined`))

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
]
