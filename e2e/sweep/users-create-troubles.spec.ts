import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { signOut } from '../support/pages/session.ts'
import { chooseRole, fillUser, labels, newUserPath, typed } from '../support/pages/user-form.ts'
import { expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'

test('[ERR-05] an error page on a creation keeps the input, and it can be sent again', async ({ as, world, page }) => {
  await as('super_admin').open(newUserPath)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.fault({ method: 'POST', path: '/api/users$', times: 1 }, { status: 500, html: '<h1>500</h1>' })
  await save(page)
  await expectFlash(page, "Une erreur s'est produite ! Veuillez recommencer.")
  for (const label of labels) await expect(field(page, label)).toHaveValue(typed[label])
  await save(page)
  await expectFlash(page, 'Utilisateur créé !')
})

test(
  'a very long name with HTML in it is shown as text and does not widen the page',
  { tag: '@phone' },
  async ({ as, page }) => {
    await as('super_admin').open(newUserPath)
    await fillUser(page)
    await fillField(page, 'Nom', `<img src=x onerror=alert(1)>${'Teriitehau'.repeat(12)}`)
    await chooseRole(page, 'Membre')
    await save(page)
    await expect(page).toHaveURL(/\/detail\//)
    await expect(page.getByRole('region', { name: 'Compte' })).toContainText('Moana <img src=x')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await look(page, 'users-detail-long')
  },
)

test('leaving asks while the input is unsaved, and not after saving', async ({ as, page }) => {
  await as('super_admin').open('/utilisateurs')
  await page.getByRole('link', { name: 'Nouvel utilisateur' }).click()
  await fillUser(page)
  await page.getByRole('link', { name: 'Annuler' }).click()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await question.getByRole('button', { name: 'Rester' }).click()
  await expect(question).toHaveCount(0)
  await expect(field(page, 'Nom')).toHaveValue('Tehei')
  await chooseRole(page, 'Membre')
  await save(page)
  await expect(page).toHaveURL(/\/detail\//)
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Retour' }).click()
  await expect(page).toHaveURL('/utilisateurs')
})

test('[NAV-11] signing out with unsaved input asks first, and then opens the sign-in page', async ({ as, page }) => {
  await as('super_admin').open(newUserPath)
  await fillUser(page)
  await signOut(page)
  await expect(page).toHaveURL(newUserPath)
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/connexion')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('leaving during a save stays on the list when the answer comes', async ({ as, world, page }) => {
  await as('super_admin').open('/utilisateurs')
  await page.getByRole('link', { name: 'Nouvel utilisateur' }).click()
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.fault({ method: 'POST', path: '/api/users$' }, { delayMs: 2500 })
  await save(page)
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/utilisateurs')
  expect(await world.table('users')).toHaveLength(40)
  await expect.poll(() => world.table('users'), { timeout: 10_000 }).toHaveLength(41)
  await expectFlash(page, 'Utilisateur créé !')
  await expect(page).toHaveURL('/utilisateurs')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
})

test('a token that expires during input is refreshed, and the save is sent again', async ({ as, world, page }) => {
  await as('super_admin').open(newUserPath)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.expireTokens()
  await save(page)
  await expectFlash(page, 'Utilisateur créé !')
  expect((await world.requests('POST')).map(({ path: at, status }) => `${at} ${status}`)).toEqual([
    '/api/users 401',
    '/api/token/refresh 200',
    '/api/users 201',
  ])
})
