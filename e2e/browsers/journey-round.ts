import { aRound, changesOfRound, numberAt } from '../builders/round.ts'
import { findings } from './axe.ts'
import { until } from './engine.ts'
import { says, scanUntil } from './journey-inventory.ts'
import type { Scene, Step } from './scene.ts'

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

const parcels = (count: number) => (count === 1 ? '1 faite' : `${count} faites`)

/** Confirms a step. With a network a report tells what was done. */
async function finish({ page }: Scene, count: number, isOnline: boolean) {
  await page.click({ role: 'button', name: `Terminer (${count})` })
  await page.click({ role: 'button', name: 'Oui, je confirme' })
  if (!isOnline) return
  await until(`« ${parcels(count)} » is reported`, () =>
    page.ask(`return document.querySelector('[role=dialog] h4')?.innerText === '${parcels(count)}' || undefined`),
  )
  await page.click({ role: 'button', name: 'Fermer', within: { role: 'dialog' } })
}

/** Scans a parcel of a machine. */
const scan = (scene: Scene, machine: number, place: number) => {
  const code = `TR-${numberAt(machine, place)}`
  return scanUntil(scene, code, `${code}\u{A0}: attendu`)
}

/** At a machine: four parcels go in, one comes out. */
async function serve(scene: Scene, name: string, machine: number, isOnline = true) {
  const { page } = scene
  const here = { role: 'listitem', name: `. ${name}` } as const
  await page.click({ role: 'button', name: 'Déposer ici (4)', within: here })
  for (const place of [4, 3, 2, 1]) await scan(scene, machine, place)
  await finish(scene, 4, isOnline)
  await page.click({ role: 'button', name: 'Reprendre (1)', within: here })
  await scan(scene, machine, 5)
  await finish(scene, 1, isOnline)
  await page.misses(here)
}

/** The parcels of all machines are taken, those of the first two are deposited or taken back. */
const expected = changesOfRound.filter((change) => change.endsWith('picked_up') || /\/[12]\d\d /.test(change))

export const round: Step[] = [
  {
    name: 'a courier takes the parcels of six machines and serves two, the second without a network; each parcel is changed once',
    async run(scene) {
      const { page, engine, server } = scene
      await server.empty()
      for (const records of aRound(501)) await server.seed(records)
      await page.open('/connexion')
      await page.type({ role: 'field', name: "Nom d'utilisateur" }, 'livreur')
      await page.type({ role: 'field', name: 'Mot de passe' }, 'Motdepasse!2023')
      await page.click({ role: 'button', name: 'Se connecter' })
      await page.isAt(/^\/(?!connexion)/)
      await engine.resize(360, 740)
      // WebKit fails the scripts that a page is still loading when it is left, and shows so for a moment.
      await page.isReady()
      await page.open('/tournee')
      await page.isReady('Tournée')

      await page.click({ role: 'button', name: 'Prendre en charge (18)' })
      for (const machine of [1, 2, 3, 4, 5, 6]) for (const place of [1, 2, 3]) await scan(scene, machine, place)
      await findings(page, 'light', 'a step of the round')
      await finish(scene, 18, true)
      await serve(scene, 'Papeete-1', 1)

      await setNetwork(scene, false)
      await serve(scene, 'Faaa-2', 2, false)
      await says(scene, "5 changements en attente d'envoi")

      await setNetwork(scene, true)
      await until('all changes are sent', () => says(scene, '5 changements envoyés'), 40_000)
      await page.click({ role: 'button', name: 'Fermer' })
      const sent = (await server.changes()).toSorted()
      if (String(sent) !== String(expected)) throw new Error(`the changes are ${sent.join(', ')}`)
    },
  },
]
