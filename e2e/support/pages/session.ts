import type { Page } from '@playwright/test'
import { letExpire } from '../fixtures/storage.ts'
import type { World } from '../fixtures/world.ts'
import { fillField } from './vocabulary.ts'

/** The password of every account that the stub seeds. */
const seededPassword = 'Motdepasse!2023'

export async function signIn(page: Page, username: string, password = seededPassword) {
  await fillField(page, "Nom d'utilisateur", username)
  await fillField(page, 'Mot de passe', password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** The dialog that asks for the password when the session has ended over unsaved input. */
export const sessionOver = (page: Page) => page.getByRole('dialog', { name: 'Session expirée' })

/** Signs in in that dialog. The user name cannot be changed there. */
export async function signInAgain(page: Page, password = seededPassword) {
  await sessionOver(page).getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await sessionOver(page).getByRole('button', { name: 'Se reconnecter' }).click()
}

/** « Déconnexion » in the menu of the top bar. Its button shows the first name and the role. */
export async function signOut(page: Page, shown = 'Super administrateur') {
  await page.getByRole('banner').getByRole('button', { name: shown }).click()
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
}

/** Types into the form of a company, lets the token expire and makes the server refuse the refresh. */
export async function typeAndExpire(page: Page, world: World) {
  await fillField(page, 'Nom', 'À moitié')
  await letExpire(page)
  await world.fault({ path: '/api/token/refresh' }, { status: 401, description: 'JWT Refresh Token Not Found' })
  await world.forgetRequests()
}
