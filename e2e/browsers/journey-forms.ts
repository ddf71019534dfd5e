import { until } from './engine.ts'
import type { Step } from './scene.ts'

const company = {
  'Identifiant externe': 'CMP-ENGINE',
  'URL de notification des commandes': 'https://hooks.example.test/engine',
  Nom: 'Maison Vaiana',
  'Nom du contact': 'Hina Teriipaia',
  'Adresse e-mail du contact': 'hina@example.test',
  'Téléphone du contact': '87 12 34 56',
}

export const forms: Step[] = [
  {
    name: 'Ctrl+K opens the palette, which finds a company, and Enter opens it',
    async run({ page, server }) {
      const name = String((await server.table('companies')).find(({ id }) => id === 2)?.['name'])
      await page.open('/livraisons')
      await page.isReady('Livraisons')
      await until('the palette is open', async () => {
        await page.pressControl('k')
        return page.ask(`return document.querySelector('dialog[open] [role=combobox]') ? true : undefined`)
      })
      await page.strike(name)
      await until(`${name} is found and chosen`, () =>
        page.ask(`const best = document.querySelector('dialog[open] [role=option][aria-selected=true]')
          return best?.getAttribute('href') === '/societes/detail/2' || undefined`),
      )
      await page.press('Enter')
      await page.isAt(/^\/societes\/detail\/2$/)
      await page.isReady('Société')
      await page.misses({ role: 'dialog' })
    },
  },
  {
    name: 'create a company',
    async run({ page, server }) {
      await page.open('/societes/creation')
      await page.isReady('Société / création')
      for (const [name, value] of Object.entries(company)) await page.type({ role: 'field', name }, value)
      await page.click({ role: 'button', name: 'Enregistrer' })
      await page.sees({ role: 'message', name: 'Société créée' })
      await page.isAt(/^\/societes\/detail\/\d+$/)
      const stored = (await server.table('companies')).filter(({ name }) => name === company.Nom)
      if (stored.length !== 1) throw new Error(`${stored.length} companies were stored`)
    },
  },
  {
    name: 'a dialog opens, closes by Escape and gives the focus back',
    async run({ page }) {
      await page.open('/societes')
      await page.isReady('Sociétés')
      await page.click({ role: 'button', name: 'Mentions légales' })
      await page.sees({ role: 'dialog', name: 'Mentions légales' })
      await page.press('Escape')
      await page.misses({ role: 'dialog' })
      await until('the focus is where it was', () =>
        page.ask(`return document.activeElement.textContent === 'Mentions légales' || undefined`),
      )
    },
  },
]
