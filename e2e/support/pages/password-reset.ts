import type { Page } from '@playwright/test'
import { fillField } from './vocabulary.ts'

export const sent = "Si cette adresse correspond à un compte, un e-mail de réinitialisation vient d'être envoyé."
export const noRequest = "Désolé ! Vous n'avez fait aucune demande de réinitialisation."
export const strong = 'Nouveau-mot-2024'

export const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click()
export const submit = (page: Page) => page.getByRole('button', { name: 'Réinitialiser' }).click()

export async function choosePassword(page: Page, password: string, again = password) {
  await fillField(page, 'Nouveau mot de passe', password)
  await fillField(page, 'Confirmation du mot de passe', again)
  await submit(page)
}
