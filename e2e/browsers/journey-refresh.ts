import { findings } from './axe.ts'
import { until } from './engine.ts'
import type { Step } from './scene.ts'

export const refresh: Step[] = [
  {
    name: 'a page follows the hub of the server',
    async run({ page, server }) {
      const before = (await server.table('orders')).find(({ status }) => status === 'picked_up')
      const id = Number(before?.['id'])
      await server.set({ mercure: true })
      await page.open(`/livraisons/detail/${id}`)
      await page.isReady(`Livraison #${id}`)
      await until('the page is followed', () =>
        page.ask(`return document.querySelector('main').textContent.includes('suivi en direct') || undefined`),
      )
      await findings(page, 'light', `the head of delivery ${id}`)
      await server.changeElsewhere('orders', id, { status: 'operin' })
      await page.sees({ role: 'button', name: 'Marquer comme récupérée par le client' })
      // Switches the hub off for the next pages.
      await server.set({ mercure: false })
      await page.open('/societes')
      await page.isReady('Sociétés')
    },
  },
]
