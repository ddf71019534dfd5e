import { findings } from './axe.ts'
import { until } from './engine.ts'
import type { Step } from './scene.ts'

const company = '/societes/detail/2'
const sms = 'Notifications par SMS'

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
  {
    name: 'the journal keeps a message, and « Annuler » there turns a switch back',
    async run({ page, server }) {
      const isOn = async () => {
        const stored = await server.table('companies')
        return stored.find(({ id }) => id === 2)?.['smsProviderActive']
      }
      const before = await isOn()
      await page.open(company)
      await page.isReady('Société')
      await page.click({ role: 'button', name: sms })
      await page.sees({ role: 'message', name: 'Société modifiée' })
      await until('the option is switched', async () => (await isOn()) !== before || undefined)
      const bell = await until('the message is counted', () =>
        page.ask<string>(`const bell = document.querySelector('header [aria-label^=Messages]')?.getAttribute('aria-label')
          return bell?.includes('non lu') ? bell : undefined`),
      )
      await page.click({ role: 'button', name: bell })
      const journal = { role: 'dialog', name: 'Messages' } as const
      await page.sees({ role: 'listitem', name: 'Société modifiée', within: journal })
      await findings(page, 'light', 'the journal')
      const entries = () => page.ask<number>(`return document.querySelectorAll('[role=dialog] li').length`)
      // A message of the previous page may still be shown, and is in the journal too.
      const listed = Number(await entries())
      await page.click({ role: 'button', name: 'Annuler', within: journal })
      await until('the option is as before', async () => (await isOn()) === before || undefined)
      await until('the undo has a message of its own', async () => (await entries()) === listed + 1 || undefined)
      await page.press('Escape')
      await page.misses({ role: 'dialog' })
    },
  },
]
