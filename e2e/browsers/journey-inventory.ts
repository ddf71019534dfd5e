import { until } from './engine.ts'
import { countPages } from './pdf.ts'
import type { Scene, Step } from './scene.ts'

const inMachine = new Set(['operin', 'reminder', 'overtimedue', 'overtime'])

/** A machine with at least three parcels, and its expected parcels. */
async function fullMachine({ server }: Scene) {
  const orders = (await server.table('orders')).filter(({ status }) => inMachine.has(String(status)))
  const machines = Map.groupBy(orders, ({ locker }) => Number(/\d+$/.exec(String(locker))?.[0]))
  const [id, parcels] = [...machines].find(([, here]) => here.length > 2) ?? []
  if (id === undefined || parcels === undefined) throw new Error('no machine has three parcels')
  return { id, parcels: parcels.map(({ id: order, barcode }) => ({ id: Number(order), code: String(barcode) })) }
}

const isShown = ({ page }: Scene, text: string) =>
  page.ask(`return document.querySelector('main').innerText.includes(${JSON.stringify(text)}) || undefined`)

export const says = (scene: Scene, text: string) => until(`« ${text} » is shown`, () => isShown(scene, text))

/** Repeats the scan, because the listener is added after the screen, and a busy machine may be too slow for a scan. */
export const scanUntil = (scene: Scene, code: string, text: string) =>
  until(`« ${text} » follows the scan`, async () => {
    await scene.page.scan(code)
    return until('the screen answers', () => isShown(scene, text), 1_500)
  })

/** Answers that a service worker keeps, or undefined while it is still installing. */
const keepsFiles = ({ page }: Scene) =>
  page.ask<number>(
    `if (!navigator.serviceWorker) return 0
     return caches.keys().then((names) => names.includes('consigne-files') ? names.length : undefined)`,
  )

export const inventory: Step[] = [
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
    name: 'the labels of three parcels are drawn, one a page',
    async run(scene) {
      const { page, engine, name } = scene
      const { parcels } = await fullMachine(scene)
      await page.open(
        `/livraisons/etiquettes?commandes=${parcels
          .slice(0, 3)
          .map(({ id }) => id)
          .join(',')}`,
      )
      await page.isReady('Étiquettes')
      await page.sees({ role: 'message', name: '3 étiquettes prêtes à imprimer.' })
      const drawn = await until('the codes are drawn', () =>
        page.ask<number[]>(`const codes = [...document.querySelectorAll('main article img')]
          const isDrawn = codes.length === 3 && codes.every((code) => code.complete && code.naturalWidth > 0)
          return isDrawn ? codes.map((code) => Math.round((code.getBoundingClientRect().width * 25.4) / 96)) : undefined`),
      )
      // Including the quiet zones at both sides, on a label of 62 mm.
      if (drawn.some((width) => width < 30 || width > 59)) throw new Error(`codes of ${drawn.join(', ')} mm`)
      // Prints only in Firefox.
      if (name !== 'Firefox') return
      const pages = countPages(Buffer.from(await engine.print(), 'base64'))
      if (pages !== 3) throw new Error(`${pages} pages`)
    },
  },
]
