import { expect, test } from '../support/fixtures/test.ts'
import { signIn } from '../support/pages/session.ts'

/** Links that try to lead to another site, directly or after signing in. */
const elsewhere = [
  '/connexion?redirect=https://evil.example/',
  '/connexion?redirect=//evil.example&returnTo=/%5Cevil.example&next=javascript:alert(1)',
  '//evil.example/connexion',
  '/%5Cevil.example',
  '/%2F%2Fevil.example/societes',
  '/connexion#https:evil.example',
]

test('no address of the console leads to another site, before or after signing in', async ({ page, baseURL }) => {
  for (const address of elsewhere) {
    await page.goto((baseURL ?? '') + address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    expect(new URL(page.url()).origin, address).toBe(baseURL)
  }
  await page.goto(elsewhere[0] ?? '')
  await signIn(page, 'superadmin')
  await expect(page).toHaveURL('/societes')
})
