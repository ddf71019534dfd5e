import { expect, type Page } from '@playwright/test'

/** The question about fields that somebody else has changed meanwhile. */
export const twoValues = (page: Page) => page.getByRole('dialog', { name: 'Modifié entre-temps' })

/** Expects both values of the field, in this order: the typed one, the server's current one. */
export async function expectValues(page: Page, label: string, mine: string, theirs: string) {
  const field = twoValues(page).getByRole('group', { name: label, exact: true })
  await expect(field.getByRole('radio')).toHaveCount(2)
  await expect(field.getByRole('radio', { name: `Votre saisie ${mine}` })).toBeVisible()
  await expect(field.getByRole('radio', { name: `Valeur enregistrée ${theirs}` })).toBeVisible()
}

export const keep = (page: Page, label: string, side: 'Votre saisie' | 'Valeur enregistrée') =>
  twoValues(page)
    .getByRole('group', { name: label, exact: true })
    .getByRole('radio', { name: new RegExp(`^${side}`) })
    .check()

export const saveChoice = (page: Page) => twoValues(page).getByRole('button', { name: 'Enregistrer ce choix' }).click()
