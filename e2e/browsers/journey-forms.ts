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
    name: 'create a company',
    async run({ page, server }) {
      await page.open('/societes')
      await page.isReady('Sociétés')
      await page.click({ role: 'link', name: 'Nouvelle société' })
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
    name: 'a combobox, by its words and its keys',
    async run({ page, server }) {
      const chosen = String((await server.table('companies')).find(({ id }) => id === 2)?.['name'])
      await page.open('/bookings/creation')
      await page.isReady('Booking / création')
      const box = { role: 'field', name: 'Société' } as const
      await page.type(box, chosen)
      await page.sees({ role: 'option', name: chosen })
      await page.press('ArrowDown')
      await page.press('Enter')
      await page.misses({ role: 'option' })
      if ((await page.valueOf(box)) !== chosen) throw new Error(`« ${await page.valueOf(box)} » was chosen`)
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
