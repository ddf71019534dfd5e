import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectFlash, save, saveButton } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'
import { windows, type Window } from '../support/tables/windows.ts'

/** Each dialog with a form stays open during a save, asks before it discards input, and can be used on a phone. */

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
const dialogOf = (page: Page, { title }: Window) => page.getByRole('dialog', { name: title })

/** Ways to close a dialog by mistake. They are the same in all dialogs, so all are tested on one. */
function waysToClose(page: Page, form: Window) {
  const escape = () => page.keyboard.press('Escape')
  if (form !== windows[0]) return [escape]
  const cross = () => dialogOf(page, form).getByRole('button', { name: 'Fermer' }).click()
  const backdrop = () => page.mouse.click(5, 400)
  return [escape, cross, backdrop]
}

async function expectQuestion(page: Page, world: World, form: Window) {
  await world.forgetRequests()
  await form.opener(page).click()
  await form.type(page)
  for (const close of waysToClose(page, form)) {
    await close()
    await expect(question(page)).toContainText('Ce que vous avez saisi sera perdu.')
    await question(page).getByRole('button', { name: 'Rester' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(form.field(page)).toHaveValue(new RegExp(form.typed))
    await expect(dialogOf(page, form).locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Quitter' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(form.opener(page)).toBeFocused()

  await form.opener(page).click()
  await expect(form.field(page)).not.toHaveValue(new RegExp(form.typed))
  await form.type(page)
  await dialogOf(page, form).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(form.opener(page)).toBeFocused()
  expect(await world.requests(form.call.method)).toEqual([])
}

/** Opens the screen by a link, types into the dialog, and goes back. */
async function expectBackAsks(page: Page, form: Window) {
  await page.getByRole('link', { name: 'Machines', exact: true }).click()
  await page.getByRole('link', { name: 'Bookings', exact: true }).click()
  await form.opener(page).click()
  await form.type(page)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(form.field(page)).toHaveValue(new RegExp(form.typed))
  await expect(page).toHaveURL(form.screen)
  await dialogOf(page, form).getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function expectPatience(page: Page, world: World, form: Window) {
  const dialog = dialogOf(page, form)
  await world.fault({ ...form.call, times: 1 }, { status: 500, html: '<h1>Oops</h1>' })
  const saving = await holdCalls(page, `PATCH **/api${form.call.path}`)
  await form.opener(page).click()
  await form.type(page)
  await saveButton(dialog).dblclick()
  await expect.poll(saving.count).toBe(1)
  for (const close of waysToClose(page, form)) await close()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await saving.letAll()
  await expectFlash(page, formFailure)
  await expect(form.field(page)).toHaveValue(new RegExp(form.typed))
  expect(await world.requests(form.call.method)).toHaveLength(1)
  await save(dialog)
  await expectFlash(page, form.done)
  await expect(dialog).toHaveCount(0)
  expect(await world.requests(form.call.method)).toHaveLength(2)
}

const formsByScreen = Map.groupBy(windows, (form) => form.screen)

for (const [screen, forms] of formsByScreen) {
  test(`the dialogs of ${screen}: ${forms.map(({ title }) => title).join(', ')}`, async ({ as, page, world }) => {
    await forms[0]?.seed(world)
    await as('super_admin').open(screen)
    const [first] = windows
    if (first !== undefined && forms[0] === first)
      await test.step('Back over a dialog with unsaved input asks, and Escape at the question keeps the input', () =>
        expectBackAsks(page, first))
    for (const form of forms) {
      await test.step(`« ${form.title} » asks before it drops what was typed, but « Annuler » closes it at once`, () =>
        expectQuestion(page, world, form))
      await test.step(`« ${form.title} » stays open while it saves, and keeps what was typed after a failure`, () =>
        expectPatience(page, world, form))
    }
  })
}

test('every dialog shows field and button above the keyboard of a phone, and in landscape @phone', async ({
  as,
  page,
  world,
}) => {
  for (const [screen, forms] of formsByScreen) {
    await forms[0]?.seed(world)
    await as('super_admin').open(screen)
    for (const form of forms) {
      await form.opener(page).click()
      await form.field(page).focus()
      const keyboardOpen = { width: 360, height: 400 }
      const landscape = { width: 740, height: 360 }
      for (const size of [keyboardOpen, landscape]) {
        await page.setViewportSize(size)
        await expect(saveButton(dialogOf(page, form)), form.title).toBeInViewport({ ratio: 1 })
        await expect(form.field(page), form.title).toBeInViewport({ ratio: 1 })
      }
      await page.setViewportSize({ width: 360, height: 740 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  }
})
