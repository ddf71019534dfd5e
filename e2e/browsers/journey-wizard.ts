import { aCompanyBooking } from '../builders/company-booking.ts'
import { aCompany } from '../builders/company.ts'
import { until } from './engine.ts'
import type { Target } from './find.ts'
import type { Step } from './scene.ts'

const client = { Nom: 'Teriipaia', Prénom: 'Hina', Téléphone: '+689 87 12 34 56', 'Adresse e-mail': 'hina@mail.pf' }
const next: Target = { role: 'button', name: 'Suivant' }
const orderDraft = (rank: number): Target => ({ role: 'region', name: `Casier ${rank} sur 2` })

/** « Vini », with five slots at one machine. */
const records = {
  companies: [aCompany({ id: 9007, name: 'Vini', cleveronCompanyId: 'vini-01' })],
  bookingSlots: [aCompanyBooking({ id: 9071, company: 9007, machine: 'Taina-3', capacity: 5 })],
}

export const wizard: Step[] = [
  {
    name: 'a delivery of two parcels, reloaded in the middle',
    async run({ page, engine, server }) {
      await server.seed(records)
      await page.open('/livraisons/creation')
      await page.isReady('Livraison / création')
      await page.type({ role: 'field', name: 'Société' }, 'Vini')
      await page.click({ role: 'option', name: 'Vini' })
      await page.click(next)
      await page.type({ role: 'field', within: { role: 'listitem', name: 'Taina-3' } }, '2')
      await page.click(next)
      for (const [name, value] of Object.entries(client)) await page.type({ role: 'field', name }, value)
      await page.click(next)
      await page.isAt(/etape=4/)
      await page.sees(orderDraft(2))
      await engine.reload()
      await page.isAt(/etape=4/)
      await page.sees(orderDraft(2))
    },
  },
  {
    name: '« 12,5 » in a number is twelve and a half',
    async run({ page, server }) {
      for (const rank of [1, 2]) {
        await page.type({ role: 'field', name: 'Nom', within: orderDraft(rank) }, `Pain ${rank}`)
        await page.type({ role: 'field', name: 'Prix', within: orderDraft(rank) }, '12,5')
      }
      await page.click({ role: 'button', name: 'Valider' })
      await page.sees({ role: 'message', name: '2 commandes créées' })
      await page.isAt(/^\/livraisons$/)
      await until('two orders are stored', async () => {
        const orders = (await server.table('orders')).filter((order) => JSON.stringify(order).includes('"Pain '))
        const prices = orders.filter((order) => /"price":12\.5\b/.test(JSON.stringify(order)))
        return orders.length === 2 && prices.length === 2 ? true : undefined
      })
    },
  },
]
