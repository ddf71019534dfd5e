import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { createConsole } from '../../deploy/console.ts'
import { apiOf } from '../../deploy/proxy.ts'
import { expect, test } from '../support/fixtures/test.ts'

/** Tries to take what the console stores, and says on the page what came of it. */
const steal = `
  let stolen = 'nothing'
  try { stolen = localStorage.getItem('eb_token') } catch {}
  document.documentElement.dataset.stolen = stolen`

const html = 'text/html; charset=utf-8'

/** A server with the addresses of API Platform's documentation, and with files that a person has uploaded. */
const files: Record<string, [type: string, text: string]> = {
  '/api/docs': [
    html,
    `<!doctype html><title>API</title><link rel="stylesheet" href="/bundles/apiplatform/style.css">
    <script id="data" type="application/json">{"title":"Consigne API"}</script><h1></h1>
    <form><button>Authorize</button></form><a target="_blank" href="/api/docs.json">JSON</a>
    <script src="/bundles/apiplatform/init.js"></script><script>${steal}; document.title = 'inline'</script>`,
  ],
  '/api/docs.json': ['application/json', '{"openapi":"3.1.0"}'],
  '/bundles/apiplatform/style.css': ['text/css', 'h1 { color: rgb(1, 2, 3) }'],
  '/bundles/apiplatform/init.js': [
    'text/javascript',
    `${steal}
    document.querySelector('h1').textContent = JSON.parse(document.querySelector('#data').textContent).title
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault()
      document.querySelector('h1').textContent = 'Authorized'
    })`,
  ],
  '/api/media/evil.html': [
    html,
    `<h1>uploaded</h1><script>${steal}</script><script src="/bundles/apiplatform/init.js"></script>`,
  ],
  '/api/media/evil.svg': [
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg"><text y="20">uploaded</text><script>${steal}</script></svg>`,
  ],
  // A browser that guesses the type would take it for a page.
  '/api/media/evil.txt': ['text/plain', `<h1>uploaded</h1><script>${steal}</script>`],
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
    const [type, text] = files[new URL(request.url).pathname] ?? []
    return new Response(text ?? 'Not Found', { status: type ? 200 : 404, headers: { 'Content-Type': type ?? html } })
  })
  const forward = apiOf(new URL(api.origin))
  const console = await listening(createConsole({ dist: 'dist', api: forward, bundles: forward }).fetch)
  origin = console.origin
  close = () => [api, console].forEach(({ server }) => server.close())
})
test.afterAll(() => close())

test.beforeEach(async ({ page, tolerate }) => {
  // The browser writes down each script that it refuses to run.
  tolerate(/policy: |Content Security Policy|sandbox/)
  await page.goto(`${origin}/connexion`)
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

for (const name of ['evil.html', 'evil.svg', 'evil.txt']) {
  test(`${name}, uploaded to the API, runs no script on the origin of the console`, async ({ page }) => {
    await page.goto(`${origin}/api/media/${name}`)
    await expect(page.getByText('uploaded')).toBeVisible()
    expect(await page.locator(':root').getAttribute('data-stolen')).toBeNull()
  })
}
