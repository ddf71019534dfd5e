import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash, save, saveButton } from '../support/pages/vocabulary.ts'
import { windows } from '../support/tables/windows.ts'

/** Each dialog with a form stays open during a save, and asks before it discards input. */

const formFailure = "Une erreur s'est produite ! Veuillez recommencer."

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

for (const form of windows) {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: form.title })
  /** Ways to close a dialog by mistake. They are the same in all dialogs, so all are tested on one. */
  const allWays = {
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'the cross': (page: Page) => dialogOf(page).getByRole('button', { name: 'Fermer' }).click(),
    'the backdrop': (page: Page) => page.mouse.click(5, 400),
  }
  const { Escape } = allWays
  const waysToClose = form === windows[0] ? allWays : { Escape }

  test(`« ${form.title} » stays open while it saves, and keeps what was typed after a failure`, async ({
    as,
    world,
  }) => {
    await form.seed(world)
    await world.fault({ ...form.call, times: 1 }, { delayMs: 1500, status: 500, html: '<h1>Oops</h1>' })
    const page = await as('super_admin').open(form.screen)
    await form.opener(page).click()
    await form.type(page)
    await saveButton(dialogOf(page)).dblclick()
    for (const close of Object.values(waysToClose)) await close(page)
    await dialogOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await expectFlash(page, formFailure)
    await expect(form.field(page)).toHaveValue(new RegExp(form.typed))
    expect(await world.requests(form.call.method)).toHaveLength(1)
    await save(dialogOf(page))
    await expectFlash(page, form.done)
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await world.requests(form.call.method)).toHaveLength(2)
  })

  test(`« ${form.title} » asks before it drops what was typed, but « Annuler » closes it at once`, async ({
    as,
    world,
  }) => {
    await form.seed(world)
    const page = await as('super_admin').open(form.screen)
    await form.opener(page).click()
    await expect(form.field(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(form.opener(page)).toBeFocused()

    await form.opener(page).click()
    await form.type(page)
    for (const close of Object.values(waysToClose)) {
      await close(page)
      await expect(question(page)).toContainText('Ce que vous avez saisi sera perdu.')
      await question(page).getByRole('button', { name: 'Rester' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(form.field(page)).toHaveValue(new RegExp(form.typed))
      await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Quitter' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(form.opener(page)).toBeFocused()

    await form.opener(page).click()
    await expect(form.field(page)).not.toHaveValue(new RegExp(form.typed))
    await form.type(page)
    await dialogOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(form.opener(page)).toBeFocused()
    expect(await world.requests(form.call.method)).toEqual([])
  })
}
