import { holdCalls } from '../support/fixtures/hold.ts'
import { messagesOf } from '../support/fixtures/messages.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { sessionOver, signInAgain, signOut } from '../support/pages/session.ts'
import { expectRows, field, fillField, save } from '../support/pages/vocabulary.ts'

/** `companies-form-leave.spec.ts` shows that the question closes when the save is answered. */
test('signing out during a save shows and opens nothing when the answer comes later', async ({ as, world }) => {
  const page = await as('super_admin').open('/societes/modification/1')
  const held = await holdCalls(page, 'PATCH **/api/companies/1')
  await fillField(page, 'Nom', 'Marché du port')
  await save(page)
  await expect.poll(held.count).toBe(1)
  await signOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/connexion')
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await held.letAll()
  await (await answered).finished()
  // A later answer has been taken in: so has that one.
  await page.evaluate(async () => (await fetch('/config.json')).text())
  await fillField(page, "Nom d'utilisateur", 'teva')
  await expect(field(page, "Nom d'utilisateur")).toHaveValue('teva')
  expect(
    messagesOf(page.context())
      .all()
      .map(({ text }) => text)
      .join(),
  ).not.toContain('Société modifiée')
  await expect(page).toHaveURL('/connexion')
  expect((await world.table('companies'))[0]?.['name']).toBe('Marché du port')
})

test('[AUTH-25] signing out in another tab keeps unsaved input here until the same user signs in again', async ({
  as,
  context,
}) => {
  const page = await as('super_admin').open('/societes/creation')
  await fillField(page, 'Nom', 'À moitié')
  const other = await context.newPage()
  await other.goto('/societes')
  await expectRows(other)
  await signOut(other)
  await expect(sessionOver(page)).toBeVisible()
  await expect(page).toHaveURL('/societes/creation')
  await signInAgain(page)
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(field(page, 'Nom')).toHaveValue('À moitié')
})
