import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { signOut } from '../support/pages/session.ts'
import { barWidth, recordMessages, say, stored, toast, untilGone } from '../support/pages/toasts.ts'
import { retryButton, save, saveButton } from '../support/pages/vocabulary.ts'
import { fetchFailure, formFailure } from '../support/tables/presets.ts'

/** Messages on real screens: which messages are kept, repeated or dropped. */

/** The page of samples lists the messages since it was loaded. */
const journal = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem')

test('[FLASH-16] a second failure of a form shows the same message again, with its full time', async ({
  as,
  world,
  page,
}) => {
  await world.fault({ method: 'PATCH', path: '/companies/2' }, { status: 500 })
  const messages = await recordMessages(page)
  await as('super_admin').open('/societes/modification/2')
  const button = saveButton(page)
  await button.click()
  await expect(toast(page)).toHaveText(formFailure)
  // A part of its time is over. A bar that has gone would have no width to wait for.
  await expect.poll(() => barWidth(page)).toBeLessThan(250)
  const time = untilGone(page, 'next')
  await button.click()
  expect(await time).toBeGreaterThan(2500)
  expect(await messages()).toEqual([formFailure, formFailure])
  await expect(page).toHaveURL('/societes/modification/2')
})

test('messages of screens that cannot be read, and of a damaged storage', async ({ as, world }) => {
  await test.step('[FLASH-11] [FLASH-14] no message, an empty one or a damaged one in storage shows nothing', async () => {
    await world.reset()
    const page = await as('member').open('/composants')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await stored(page)).toBeNull()
    for (const text of ['{"status":"error","message":""}', '{', '[]', '{"status":1,"message":"x"}']) {
      await page.evaluate((value) => localStorage.setItem('eb_flash_session', value), text)
      await page.reload()
      await say(page, 'Succès')
      await expect(toast(page)).toBeVisible()
      await expect(journal(page), text).toHaveCount(1)
    }
  })

  await test.step('[FLASH-12] a screen that cannot be read shows one message', async () => {
    await world.reset()
    await world.fault({ method: 'GET', path: '/companies' }, { status: 500 })
    const page = await as('member').open('/societes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Écran indisponible')
    await expect(toast(page)).toHaveText(fetchFailure)
    await world.mend()
    await retryButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sociétés')
  })

  await test.step('axe finds nothing on an open message, in both themes', async () => {
    await world.reset()
    await world.reset({ seed: 'empty' })
    await world.fault({ method: 'GET', path: '/companies' }, { status: 500 })
    const page = await as('member').open('/societes')
    await toast(page).locator('p').hover()
    await expectNoAxeViolations(page)
    await look(page, 'toast')
    await expect(toast(page)).toBeVisible()
  })
})

test('a message of another tab is not shown here, and « Déconnexion » removes the stored message', async ({
  as,
  context,
}) => {
  const page = await as('member').open('/composants')
  const other = await context.newPage()
  await other.goto('/composants')
  await say(other, 'Erreur')
  await expect(toast(other)).toBeVisible()
  await say(page, 'Succès')
  await expect(toast(page)).toBeVisible()
  await expect(journal(page)).toHaveCount(1)
  await signOut(other, 'Membre')
  await expect(other).toHaveURL('/connexion')
  expect(await stored(other)).toBeNull()
})

test('[CST-21] local storage holds only the session, the message and preferences', async ({ as }) => {
  const page = await as('super_admin').open('/societes/detail/2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
  await page.getByRole('button', { name: 'Réduire le menu' }).click()
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click()
  await page.goto('/societes/modification/2')
  await save(page)
  await expect(page).toHaveURL('/societes/detail/2')
  const entries = await page.evaluate(() => Object.entries(localStorage) as [string, string][])
  expect(entries.map(([key]) => key).toSorted()).toEqual([
    'eb_color_scheme',
    'eb_flash_session',
    'eb_menu_collapsed',
    'eb_token',
    'eb_user',
  ])
  // A token may have any digits in it.
  const read = entries.filter(([key]) => key !== 'eb_token').map(([, value]) => value)
  expect(read.join()).not.toMatch(/@example\.test|Motdepasse|87\d{6}/)
})
