import { aRound, numberAt } from '../builders/round.ts'
import { until } from './engine.ts'
import type { Scene, Step } from './scene.ts'

const isShown = ({ page }: Scene, text: string) =>
  page.ask(`return document.querySelector('main').innerText.includes(${JSON.stringify(text)}) || undefined`)

const says = (scene: Scene, text: string, patience?: number) =>
  until(`« ${text} » is shown`, () => isShown(scene, text), patience)

/** Answers that a service worker keeps, or undefined while it is still installing. */
const keepsFiles = ({ page }: Scene) =>
  page.ask<number>(
    `if (!navigator.serviceWorker) return 0
     return caches.keys().then((names) => names.includes('consigne-files') ? names.length : undefined)`,
  )

/** Cuts the network or restores it, and tells the page so, as a browser does. */
async function setNetwork({ page, server }: Scene, isOnline: boolean) {
  server.cut(!isOnline)
  await page.ask(
    isOnline
      ? `delete navigator.onLine
         window.dispatchEvent(new Event('online'))`
      : `Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
         window.dispatchEvent(new Event('offline'))`,
  )
}

/** Machine 2 of the round, where parcel 4 goes in and parcel 5, which has expired, comes out. */
const machine = { role: 'listitem', name: '. Faaa-2' } as const

async function scanAt(scene: Scene, button: string, parcel: number) {
  const { page } = scene
  const code = `TR-${numberAt(2, parcel)}`
  await page.click({ role: 'button', name: button, within: machine })
  // Repeats the scan, because the listener is added after the screen, and a busy machine may be too slow for a scan.
  await until('the scan is noted', async () => {
    await page.scan(code)
    return says(scene, `${code}\u{A0}: attendu`, 1_500)
  })
  await page.click({ role: 'button', name: 'Terminer (1)' })
  await page.click({ role: 'button', name: 'Oui, je confirme' })
}

export const network: Step[] = [
  {
    name: 'a page follows the hub of the server',
    async run(scene) {
      const { page, server } = scene
      const before = (await server.table('orders')).find(({ status }) => status === 'picked_up')
      const id = Number(before?.['id'])
      await server.set({ mercure: true })
      await page.open(`/livraisons/detail/${id}`)
      await page.isReady(`Livraison #${id}`)
      await says(scene, 'suivi en direct')
      await server.changeElsewhere('orders', id, { status: 'operin' })
      await page.sees({ role: 'button', name: 'Marquer comme récupérée par le client' })
      // Switches the hub off for the next pages.
      await server.set({ mercure: false })
    },
  },
  {
    name: 'the console keeps its files for a start without a network, where the engine has service workers',
    async run(scene) {
      const { page } = scene
      await page.open('/inventaire')
      await page.isReady()
      await until('the service worker keeps files', () => keepsFiles(scene), 30_000)
      await page.open('/inventaire')
      await page.isReady()
    },
  },
  {
    name: 'without a network a round scans parcels at a machine, and sends each change once when it is back',
    async run(scene) {
      const { page, server } = scene
      await server.start(aRound(501))
      await page.open('/tournee')
      await page.isReady('Tournée')
      await page.sees(machine)
      await setNetwork(scene, false)
      await scanAt(scene, 'Déposer ici (1)', 4)
      await scanAt(scene, 'Reprendre (1)', 5)
      await says(scene, "2 changements en attente d'envoi")
      await setNetwork(scene, true)
      await says(scene, '2 changements envoyés', 40_000)
      const sent = String((await server.changes()).toSorted())
      if (sent !== '/api/orders/204 operin,/api/orders/205 operout') throw new Error(`the changes are ${sent}`)
    },
  },
]
