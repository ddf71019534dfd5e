import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { expired, refuseNext, signIn, signOut } from '../support/pages/session.ts'
import { expectRows, field, fillField, save } from '../support/pages/vocabulary.ts'

/** Text of the sign-in page for each reason, and the screen after signing in. */

test.describe('[AUTH-08] the address opened before signing in', () => {
  test('opens after signing in, with its search parameters', async ({ page }) => {
    await page.goto('/livraisons?per_page=20&status=created')
    await expect(page).toHaveURL('/connexion')
    await expect(page.getByRole('note')).toHaveCount(0)
    await page.reload()
    await signIn(page, 'superadmin')
    await expect(page).toHaveURL('/livraisons?per_page=20&status=created')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livraisons')
  })
})

test.describe('a session that the server has ended', () => {
  test('[AUTH-34] is explained on the sign-in page, and signing in opens the screen where it ended', async ({
    as,
    world,
  }) => {
    const page = await as('super_admin').open('/lockers')
    await expectRows(page)
    await refuseNext(page, world)
    await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click()
    await expect(page).toHaveURL('/connexion')
    await expect(expired(page)).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('eb_sign_in_state'))).toBeNull()
    await expectNoAxeViolations(page)
    await look(page, 'sign-in-expired')
    await page.reload()
    await expect(expired(page)).toBeVisible()
    await world.mend()
    await signIn(page, 'superadmin')
    await expect(page).toHaveURL('/bookings')
    await signOut(page)
    await expect(page).toHaveURL('/connexion')
    await expect(expired(page)).toHaveCount(0)
  })
})

test.describe('changing the own user name', () => {
  const hint = (page: Page) => page.getByText('Vous devrez vous reconnecter')
  const renamed = (page: Page) => page.getByRole('note').getByText("Votre nom d'utilisateur a changé")

  for (const { path, who, username, arrival } of [
    { path: '/mon-compte/modification', who: 'member', username: 'membre', arrival: '/mon-compte' },
    {
      path: '/utilisateurs/modification/1',
      who: 'super_admin',
      username: 'superadmin',
      arrival: '/utilisateurs/detail/1',
    },
  ] as const) {
    test(`[ACC-05] at ${path} shows a notice, ends the session and opens the sign-in page`, async ({ as, world }) => {
      const page = await as(who).open(path)
      await expect(field(page, "Nom d'utilisateur")).toHaveValue(username)
      await expect(hint(page)).toHaveCount(0)
      await fillField(page, "Nom d'utilisateur", ' moana ')
      await expect(field(page, "Nom d'utilisateur")).toHaveAccessibleDescription('Vous devrez vous reconnecter')
      await look(page, `user-name-hint-${who}`)
      await fillField(page, "Nom d'utilisateur", `${username} `)
      await expect(hint(page)).toHaveCount(0)
      await fillField(page, "Nom d'utilisateur", 'moana')
      await world.forgetRequests()
      await save(page)

      await expect(page).toHaveURL('/connexion')
      await expect(renamed(page)).toBeVisible()
      await expect(field(page, "Nom d'utilisateur")).toHaveValue('moana')
      // The record is read before the write. The old token is no longer valid, so no call follows the write.
      expect((await world.requests()).map(({ method }) => method)).toEqual(['GET', 'PATCH'])
      await look(page, 'sign-in-renamed')
      await expectNoAxeViolations(page)

      await fillField(page, 'Mot de passe', 'Motdepasse!2023')
      await page.getByRole('button', { name: 'Se connecter' }).click()
      await expect(page).toHaveURL(arrival)
      await expect(page.getByRole('main').getByText('moana', { exact: true })).toBeVisible()
    })
  }
})
