import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectSignOutElsewhere } from '../support/pages/session-messages.ts'
import { sessionOver, signOut } from '../support/pages/session.ts'
import { fillField, save } from '../support/pages/vocabulary.ts'

/** `companies-form-leave.spec.ts` shows that the question closes when the save is answered. */
test('signing out during a save shows, stores and opens nothing when the answer comes later', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes/modification/1')
  await fillField(page, 'Nom', 'Marché du port')
  await world.fault({ method: 'PATCH' }, { delayMs: 2000 })
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await save(page)
  await signOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/connexion')
  await (await answered).finished()
  // A later answer has been taken in: so has that one.
  await page.evaluate(async () => (await fetch('/config.json')).text())
  await expect(page.getByText('Société modifiée !')).toHaveCount(0)
  expect(JSON.stringify(await storageOf(page))).not.toContain('Société modifiée')
  await expect(page).toHaveURL('/connexion')
  expect((await world.table('companies'))[0]?.['name']).toBe('Marché du port')
})

test('a sign-out in another tab, over a form without input and over one with input', async ({ as, context }) => {
  const page = await as('super_admin').open('/livraisons/creation')
  const form = await context.newPage()
  await form.goto('/societes/creation')
  await fillField(form, 'Nom', 'À moitié')

  await test.step('[AUTH-25] signing out in another tab replaces a form without input by the sign-in page within a second, without an error', async () => {
    await expectSignOutElsewhere(page, context)
  })

  await test.step('[AUTH-25] after signing out in another tab, « Abandonner la saisie » opens the sign-in page without a note', async () => {
    await sessionOver(form).getByRole('button', { name: 'Abandonner la saisie' }).click()
    await expect(form).toHaveURL('/connexion')
    await expect(form.getByRole('note')).toHaveCount(0)
  })
})
