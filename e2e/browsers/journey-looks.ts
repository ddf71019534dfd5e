import { until } from './engine.ts'
import { countPages } from './pdf.ts'
import type { Step } from './scene.ts'

export const looks: Step[] = [
  {
    name: 'Back restores where the list was scrolled to',
    async run({ page }) {
      await page.open('/livraisons?per_page=50')
      await page.isReady('Livraisons')
      const id = await until('a row far down', () =>
        page.ask<string>(`const row = document.querySelectorAll('th[scope=row]')[35]
          row?.scrollIntoView({ block: 'center' })
          return row?.innerText`),
      )
      const before = (await page.ask<number>('return scrollY')) ?? 0
      if (before < 500) throw new Error(`the list scrolls to ${before} only`)
      await page.click({ role: 'link', within: { role: 'row', name: id } })
      await page.isAt(/^\/livraisons\/detail\//)
      await page.isReady(`Livraison #${id}`)
      await page.ask('history.back()')
      await page.isReady('Livraisons')
      await until(`scrolled to ${before}`, () => page.ask(`return Math.abs(scrollY - ${before}) < 4 || undefined`))
    },
  },
  {
    name: 'a list prints on several sheets of paper, a delivery and a page of the help on one, a machine on two, three labels on three',
    without: { WebKit: 'Printing is tried in Firefox only.' },
    async run({ page, engine }) {
      for (const [path, least, most] of [
        ['/livraisons?per_page=50', 2, Infinity],
        ['/livraisons/detail/14', 1, 1],
        ['/aide/creer-trois-colis', 1, 1],
        ['/lockers/detail/1', 1, 2],
        ['/livraisons/etiquettes?commandes=14,15,16', 3, 3],
      ] as const) {
        await page.open(path)
        await page.isReady()
        // The codes are drawn later than the title.
        if (path.startsWith('/livraisons/etiquettes'))
          await page.sees({ role: 'message', name: '3 étiquettes prêtes à imprimer.' })
        const pages = countPages(Buffer.from(await engine.print(), 'base64'))
        if (pages < least || pages > most) throw new Error(`${path} prints on ${pages} pages`)
      }
    },
  },
  {
    name: '360 pixels wide: nothing sideways, the menu in a drawer',
    async run({ page, engine }) {
      await engine.resize(360, 740)
      try {
        for (const path of ['/societes', '/societes/detail/1', '/livraisons/detail/14', '/livraisons/creation']) {
          await page.open(path)
          await page.isReady()
          await until(`${path} is no wider than the window`, () =>
            page.ask('return document.documentElement.scrollWidth <= innerWidth || undefined'),
          )
        }
        await page.click({ role: 'button', name: 'Ouvrir le menu' })
        await page.click({ role: 'link', name: 'Machines', within: { role: 'dialog' } })
        await page.isReady('Machines')
        await page.misses({ role: 'dialog' })
      } finally {
        await engine.resize(1366, 850)
      }
    },
  },
]
