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
    name: 'edit a company',
    async run({ page, server }) {
      const stored = (await server.table('companies')).find(({ name }) => name === company.Nom)
      await page.open(`/societes/modification/${String(stored?.['id'])}`)
      await page.isReady('Société / modification')
      await page.type({ role: 'field', name: 'Nom' }, 'Maison Hinano')
      await page.click({ role: 'button', name: 'Enregistrer' })
      await page.isAt(/^\/societes\/detail\/\d+$/)
      await until('the new name is stored', async () =>
        (await server.table('companies')).find(({ name }) => name === 'Maison Hinano'),
      )
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
    name: 'pasted cells become a row of the import',
    async run({ page }) {
      await page.open('/livraisons/import')
      await page.isReady('Livraison / import')
      await page.click({ role: 'field', name: 'Collez ici, titres compris (Ctrl + V).' })
      await page.strike('Nom;Prénom')
      await page.press('Enter')
      await page.strike('Teriipaia;Hina')
      await page.click({ role: 'button', name: 'Lire ces cellules' })
      // Without a row the screen asks no question when it is left.
      await page.click({ role: 'button', name: 'Retirer la ligne 2' })
      await page.sees({ role: 'button', name: 'Importer un autre fichier' })
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
  {
    name: "a status change from a row's menu",
    async run({ page, server }) {
      const id = Number((await server.table('orders')).find(({ status }) => status === 'created')?.['id'])
      await page.open('/livraisons?status=created&per_page=50')
      await page.isReady('Livraisons')
      await page.click({ role: 'button', name: `Actions : livraison ${id}` })
      await page.click({ role: 'menuitem', name: 'Marquer comme prête pour la livraison' })
      await page.click({ role: 'button', name: 'Oui, je confirme', within: { role: 'dialog' } })
      await page.misses({ role: 'dialog' })
      await until('the new status is stored', async () =>
        (await server.table('orders')).find((order) => order['id'] === id && order['status'] === 'ready_for_delivery'),
      )
    },
  },
]
