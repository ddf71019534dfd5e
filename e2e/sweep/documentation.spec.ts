import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createConsole } from '../../deploy/console.ts'
import { apiOf } from '../../deploy/proxy.ts'
import { expect, test } from '../support/fixtures/test.ts'

/** A script that tries to read the stored token, and writes the result on the page. */
const steal = `
  let stolen = 'nothing'
  try { stolen = localStorage.getItem('eb_token') } catch {}
  document.documentElement.dataset.stolen = stolen`

const html = 'text/html; charset=utf-8'

/** The documentation of API Platform. `deploy/console-api.test.ts` has the policy of files that a person has uploaded. */
const files: Record<string, { type: string; text: string }> = {
  '/api/docs': {
    type: html,
    text: `<!doctype html><title>API</title><link rel="stylesheet" href="/bundles/apiplatform/style.css">
    <script id="data" type="application/json">{"title":"Consigne API"}</script><h1></h1>
    <form><button>Authorize</button></form><a target="_blank" href="/api/docs.json">JSON</a>
    <script src="/bundles/apiplatform/init.js"></script><script>${steal}; document.title = 'inline'</script>`,
  },
  '/api/docs.json': { type: 'application/json', text: '{"openapi":"3.1.0"}' },
  '/bundles/apiplatform/style.css': { type: 'text/css', text: 'h1 { color: rgb(1, 2, 3) }' },
  '/bundles/apiplatform/init.js': {
    type: 'text/javascript',
    text: `${steal}
    document.querySelector('h1').textContent = JSON.parse(document.querySelector('#data').textContent).title
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault()
      document.querySelector('h1').textContent = 'Authorized'
    })`,
  },
}

async function listening(fetch: (request: Request) => Response | Promise<Response>) {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let origin: string
let close = () => {}

test.beforeAll(async () => {
  const api = await listening((request) => {
    const { type, text } = files[new URL(request.url).pathname] ?? {}
    return new Response(text ?? 'Not Found', { status: type ? 200 : 404, headers: { 'Content-Type': type ?? html } })
  })
  const forward = apiOf(new URL(api.origin))
  const console = await listening(createConsole({ dist: 'dist', api: forward, bundles: forward }).fetch)
  origin = console.origin
  close = () => [api, console].forEach(({ server }) => server.close())
})
test.afterAll(() => close())

test.beforeEach(async ({ page, tolerate }) => {
  // The browser logs each script that it refuses to run.
  tolerate(/policy: |Content Security Policy|sandbox/)
  // An address of the console without code, which could change the token.
  await page.goto(`${origin}/config.json`)
  await page.evaluate(() => localStorage.setItem('eb_token', 'secret'))
})

test('the documentation of the API works behind the address of the console, and cannot read the token', async ({
  page,
  context,
}) => {
  await page.goto(`${origin}/api/docs`)
  await expect(page.getByRole('heading', { name: 'Consigne API' })).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(page).toHaveTitle('API')
  await expect(page.locator('html')).toHaveAttribute('data-stolen', 'nothing')
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('heading', { name: 'Authorized' })).toBeVisible()
  const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'JSON' }).click()])
  await expect(opened.getByText('"openapi"')).toBeVisible()
})
