import { expect, test } from '../support/fixtures/test.ts'
import { watch } from '../support/fixtures/watch.ts'

/** Attempts of an injected script, with the directive that refuses each, and its code. `trusted-types.dom.test.ts` has the other texts. */
const attempts = [
  { directive: 'require-trusted-types-for', code: `document.body.innerHTML = '<img src=x onerror=alert(1)>'` },
  { directive: 'require-trusted-types-for', code: `document.createElement('script').src = '/x.js'` },
  { directive: 'trusted-types', code: `trustedTypes.createPolicy('other', { createHTML: (text) => text })` },
  { directive: 'trusted-types', code: `trustedTypes.createPolicy('default', {})` },
  { directive: 'connect-src', code: `void fetch('https://elsewhere.example/').catch(() => {})` },
  { directive: 'img-src', code: `Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' })` },
  {
    directive: 'frame-src',
    code: `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }))`,
  },
  {
    directive: 'base-uri',
    code: `document.head.append(Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }))`,
  },
]

test('the security policy refuses an injected script, and the watcher reports it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const watcher = await watch(context)
  const page = await context.newPage()
  await page.goto('/connexion')
  // The policy has refused none of the styles of the page and its dialog.
  await page.getByRole('button', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(watcher.found()).toEqual([])
  for (const { directive, code } of attempts) {
    const before = watcher.found().length
    await page.evaluate(`(() => { try { ${code} } catch {} })()`)
    await expect
      .poll(() => watcher.found().slice(before).join('\n'), { message: code })
      .toContain(`policy: ${directive}`)
  }
  await context.close()
})
