import type { Browser } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { watch } from '../support/fixtures/watch.ts'
import { fillField } from '../support/pages/vocabulary.ts'

/** A visitor whose page is watched like every journey's, by a watcher whose findings can be read. */
async function visit(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const watcher = await watch(context)
  const page = await context.newPage()
  await page.goto('/connexion')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, watcher, close: () => context.close() }
}

const attempts: [what: string, directive: string, act: string][] = [
  ['markup as text', 'require-trusted-types-for', `document.body.innerHTML = '<img src=x onerror=alert(1)>'`],
  ['an entity as text', 'require-trusted-types-for', `document.createElement('p').innerHTML = '&lt;b>'`],
  ['a text as script', 'require-trusted-types-for', `document.createElement('script').text = 'alert(1)'`],
  ['an address as script', 'require-trusted-types-for', `document.createElement('script').src = '/x.js'`],
  ['a policy of its own', 'trusted-types', `trustedTypes.createPolicy('other', { createHTML: (text) => text })`],
  ['a second default policy', 'trusted-types', `trustedTypes.createPolicy('default', {})`],
  ['a call to somebody else', 'connect-src', `void fetch('https://elsewhere.example/').catch(() => {})`],
  [
    'a picture of somebody else',
    'img-src',
    `document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))`,
  ],
  [
    'a frame',
    'frame-src',
    `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }))`,
  ],
  [
    'another base',
    'base-uri',
    `document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }))`,
  ],
]

/** What a link in a message may try to make of the address one lands on after signing in, or of the console's own. */
const elsewhere = [
  '/connexion?redirect=https://evil.example/',
  '/connexion?redirect=//evil.example&returnTo=/%5Cevil.example&next=javascript:alert(1)',
  '//evil.example/connexion',
  '/%5Cevil.example',
  '/%2F%2Fevil.example/societes',
  '/connexion#https:evil.example',
]

test('no address leads off the console, before or after signing in', async ({ page, baseURL }) => {
  for (const address of elsewhere) {
    await page.goto((baseURL ?? '') + address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    expect(new URL(page.url()).origin, address).toBe(baseURL)
  }
  await page.goto(elsewhere[0] ?? '')
  await fillField(page, "Nom d'utilisateur", 'superadmin')
  await fillField(page, 'Mot de passe', 'Motdepasse!2023')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/societes')
})

test('the policy refuses what an injected script would try, and no refusal escapes the watch over every journey', async ({
  browser,
  baseURL,
}) => {
  const { page, watcher, close } = await visit(browser, baseURL)
  // Signing in is drawn and its dialog opened: Mantine's style sheets passed as the texts they are.
  await page.getByRole('button', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(watcher.found()).toEqual([])

  for (const [what, directive, act] of attempts) {
    const before = watcher.found().length
    await page.evaluate(`(() => { try { ${act} } catch {} })()`)
    await expect
      .poll(() => watcher.found().slice(before).join('\n'), { message: what })
      .toContain(`policy: ${directive}`)
  }
  await close()
})
