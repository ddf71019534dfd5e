import type { Page } from '@playwright/test'

/** What the console keeps in this browser, key by key. */
export const storageOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

export async function storedToken(page: Page) {
  const text = (await storageOf(page))['eb_token']
  return text === undefined ? undefined : (JSON.parse(text) as { accessToken: string; refresh_token: string })
}

/**
 * Texts that the next page finds in its storage before it runs. To be disposed of once it is open: a page opened later
 * would find them again.
 */
export const plant = (page: Page, area: 'localStorage' | 'sessionStorage', texts: Record<string, string>) =>
  page.addInitScript(
    ([name, entries]) => {
      for (const [key, text] of entries) window[name].setItem(key, text)
    },
    [area, Object.entries(texts)] as const,
  )

/** Writes a text under a key, as another tab or a curious hand would. */
export const keep = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)

/** A token whose time is over, for the person of `accessToken`: the server does not know it either. */
function expired(accessToken: string) {
  const [header, payload = '', signature] = accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number }
  const past = { ...claims, iat: claims.iat - 7200, exp: claims.iat - 3600 }
  return [header, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.')
}

/** How often the page has been loaded from now on. */
export function countLoads(page: Page) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** The access token in storage is past its time; the refresh token is as good as it was. */
export async function letExpire(page: Page) {
  const token = await storedToken(page)
  await keep(page, 'eb_token', JSON.stringify({ ...token, accessToken: expired(token?.accessToken ?? '') }))
  return token
}

export async function isSignedIn(page: Page) {
  const { eb_token: token, eb_user: user } = await storageOf(page)
  return token !== undefined && user !== undefined
}
