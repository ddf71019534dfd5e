import { expect, type Page } from '@playwright/test'
import { letExpire } from '../fixtures/storage.ts'
import type { World } from '../fixtures/world.ts'
import { field, fillField, save } from './vocabulary.ts'

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

/** Text of the sign-in page after an ended session. */
export const expired = (page: Page) => page.getByRole('note').getByText('Votre session a expiré')

/** The next call is refused, and so is the refresh. */
export async function refuseNext(page: Page, world: World) {
  await letExpire(page)
  await world.fault({ path: '/api/token/refresh' }, { status: 401 })
}

/** The hint at a changed own user name, and the note on the sign-in page after it. */
const renameHint = (page: Page) => page.getByText('Vous devrez vous reconnecter')
const renamed = (page: Page) => page.getByRole('note').getByText("Votre nom d'utilisateur a changé")

/** Changes the own user name in the open form to « moana », which shows the notice and ends the session. */
export async function renameOneself(page: Page, world: World, from: string) {
  const name = field(page, "Nom d'utilisateur")
  await expect(name).toHaveValue(from)
  await expect(renameHint(page)).toHaveCount(0)
  await fillField(page, "Nom d'utilisateur", ' moana ')
  await expect(name).toHaveAccessibleDescription('Vous devrez vous reconnecter')
  await fillField(page, "Nom d'utilisateur", `${from} `)
  await expect(renameHint(page)).toHaveCount(0)
  await fillField(page, "Nom d'utilisateur", 'moana')
  await world.forgetRequests()
  await save(page)
  await expect(page).toHaveURL('/connexion')
  await expect(renamed(page)).toBeVisible()
  await expect(name).toHaveValue('moana')
  // The record is read before the write. The old token is no longer valid, so no call follows the write.
  expect((await world.requests()).map(({ method }) => method)).toEqual(['GET', 'PATCH'])
}
