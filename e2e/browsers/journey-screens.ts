import { publicScreens, screens } from '../support/tables/screens.ts'
import { pause, until } from './engine.ts'
import type { Step } from './scene.ts'

export const signIn: Step = {
  name: 'sign in',
  async run({ page }) {
    await page.open('/connexion')
    await page.isReady('Connexion')
    await page.type({ role: 'field', name: "Nom d'utilisateur" }, 'superadmin')
    await page.type({ role: 'field', name: 'Mot de passe' }, 'Motdepasse!2023')
    await page.click({ role: 'button', name: 'Se connecter' })
    await page.isAt(/^\/societes$/)
    await page.isReady('Sociétés')
  },
}

const opens = (path: string, heading?: string): Step => ({
  name: `${path} opens`,
  async run({ page }) {
    await page.open(path)
    await page.isReady(heading)
  },
})

export const screensOpen = screens.map(({ path, heading }) => opens(path, heading))

export const scanner: Step = {
  name: 'a scan opens its delivery',
  async run({ page }) {
    await page.open('/livraisons/detail/14')
    await page.isReady('Livraison #14')
    const code = await until('the barcode is shown', () =>
      page.ask<string>(`return /CMP-[\\w-]+/.exec(document.querySelector('main').innerText)?.[0]`),
    )
    await page.open('/societes')
    await page.isReady('Sociétés')
    // Repeats the scan, because the listener is added after the rows, and a busy machine may be too slow for a scan.
    await until('the delivery is open', async () => {
      await page.scan(code)
      await pause(500)
      return page.ask(`return location.pathname === '/livraisons/detail/14' || undefined`)
    })
    await page.isReady('Livraison #14')
  },
}

export const signOut: Step[] = [
  {
    name: 'sign out',
    async run({ page }) {
      await page.open('/societes')
      await page.isReady('Sociétés')
      const user = await page.ask<string>(`return document.querySelector('header [aria-haspopup=menu]').textContent`)
      await page.click({ role: 'button', ...(user !== undefined && { name: user }) })
      await page.click({ role: 'menuitem', name: 'Déconnexion' })
      await page.isAt(/^\/connexion$/)
      await page.isReady('Connexion')
      await until('no token is left', () => page.ask(`return localStorage.getItem('eb_token') === null || undefined`))
    },
  },
  ...publicScreens.map(({ path }) => opens(path)),
]
