import { publicScreens, screens } from '../support/tables/screens.ts'
import type { Step } from './scene.ts'

const opens = (path: string, heading?: string): Step => ({
  name: `${path} opens`,
  async run({ page }) {
    await page.open(path)
    await page.isReady(heading)
  },
})

export const screensOpen: Step[] = [
  ...publicScreens.map(({ path }) => opens(path)),
  {
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
  },
  ...screens.map(({ path, heading }) => opens(path, heading)),
]
