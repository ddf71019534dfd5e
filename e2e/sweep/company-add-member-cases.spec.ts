import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { openPicker, patches, picker, seedCompany } from '../support/pages/company-page.ts'
import { expectFlash, retryButton, save } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('the dialog that adds a member: who is offered, what is missing, and what cannot be read', async ({
  as,
  world,
}) => {
  const members = [
    aUser({ id: 7, firstName: 'Zita', lastName: 'Sept' }),
    aUser({ id: 8, firstName: 'Zita', lastName: 'Huit' }),
  ]
  const owner = aUser({ id: 11, firstName: 'Zita', lastName: 'Onze' })
  const users = [
    aUser({ id: 9, firstName: 'Zita', lastName: 'Neuf' }),
    aUser({ id: 10, firstName: 'Zita', lastName: 'Dix', enabled: false }),
  ]
  await seedCompany(world, { members, owner }, { users })
  const page = await as('super_admin').open('/societes/detail/12')
  const dialog = page.getByRole('dialog')

  await test.step('[ERR-01] when the users cannot be read, the link to a new user stays and « Réessayer » loads them', async () => {
    await world.fault({ path: '/api/users\\?' }, { status: 500 })
    await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
    await expectFlash(page, fetchFailure)
    await expect(dialog.getByRole('link', { name: 'Créer un nouvel utilisateur' })).toBeVisible()
    await world.mend()
    await retryButton(dialog).click()
    await picker(page).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('saving without a chosen user shows an error under the field and sends nothing', async () => {
    await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
    await expect(picker(page)).toBeFocused()
    await save(dialog)
    await expect(picker(page)).toHaveAccessibleDescription(/Ce champ est obligatoire/)
    expect(await patches(world)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Nouvel utilisateur' })).toBeFocused()
  })

  await test.step('[COD-48] members, the owner and disabled users are not offered as members', async () => {
    await openPicker(page)
    await picker(page).fill('zita')
    await expect(page.getByRole('option')).toHaveText([/^Zita Neuf/])
  })
})
