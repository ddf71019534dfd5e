import { expect, test } from '../support/fixtures/test.ts'
import { stored, toast, untilGone } from '../support/pages/toasts.ts'
import { save } from '../support/pages/vocabulary.ts'

/** Messages on real screens: which messages are kept, repeated or dropped. */

test('[FLASH-10] [FLASH-13] [FLASH-15] a message set before a navigation shows on the next screen, and again after a reload', async ({
  as,
}) => {
  const page = await as('super_admin').open('/societes/modification/2')
  await save(page)
  await expect(page).toHaveURL('/societes/detail/2')
  await expect(toast(page)).toHaveText('Société modifiée !')
  expect(await stored(page)).toEqual({ status: 'success', message: 'Société modifiée !' })
  await page.reload()
  await expect(toast(page)).toHaveText('Société modifiée !')
  expect(await untilGone(page)).toBeGreaterThan(2000)
  expect(await stored(page)).toEqual({ status: '', message: '' })
})
