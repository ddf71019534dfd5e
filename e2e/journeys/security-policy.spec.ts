import type { Browser } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { watch } from '../support/fixtures/watch.ts'

/** Opens the sign-in page with the watcher of all journeys, and returns its findings. */
async function visit(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const watcher = await watch(context)
  const page = await context.newPage()
  await page.goto('/connexion')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { page, watcher, close: () => context.close() }
}

/** Attempts of an injected script, with the directive that refuses each, and its code. */
const attempts = [
  {
    attempt: 'markup as text',
    directive: 'require-trusted-types-for',
    code: `document.body.innerHTML = '<img src=x onerror=alert(1)>'`,
  },
  {
    attempt: 'an entity as text',
    directive: 'require-trusted-types-for',
    code: `document.createElement('p').innerHTML = '&lt;b>'`,
  },
  {
    attempt: 'a text as script',
    directive: 'require-trusted-types-for',
    code: `document.createElement('script').text = 'alert(1)'`,
  },
  {
    attempt: 'an address as script',
    directive: 'require-trusted-types-for',
    code: `document.createElement('script').src = '/x.js'`,
  },
  {
    attempt: 'a policy of its own',
    directive: 'trusted-types',
    code: `trustedTypes.createPolicy('other', { createHTML: (text) => text })`,
  },
  { attempt: 'a second default policy', directive: 'trusted-types', code: `trustedTypes.createPolicy('default', {})` },
  {
    attempt: 'a call to another site',
    directive: 'connect-src',
    code: `void fetch('https://elsewhere.example/').catch(() => {})`,
  },
  {
    attempt: 'a picture of another site',
    directive: 'img-src',
    code: `document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))`,
  },
  {
    attempt: 'a frame',
    directive: 'frame-src',
    code: `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }))`,
  },
  {
    attempt: 'another base',
    directive: 'base-uri',
    code: `document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }))`,
  },
]

test('the security policy refuses what an injected script could try, and the watcher of the journeys reports each refusal', async ({
  browser,
  baseURL,
}) => {
  const { page, watcher, close } = await visit(browser, baseURL)
  // The sign-in page and its dialog are open, and the policy has refused none of Mantine's styles.
  await page.getByRole('button', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(watcher.found()).toEqual([])

  for (const { attempt, directive, code } of attempts) {
    const before = watcher.found().length
    await page.evaluate(`(() => { try { ${code} } catch {} })()`)
    await expect
      .poll(() => watcher.found().slice(before).join('\n'), { message: attempt })
      .toContain(`policy: ${directive}`)
  }
  await close()
})
