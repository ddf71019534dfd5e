import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectFlash } from '../support/pages/vocabulary.ts'
import { windows } from '../support/tables/windows.ts'

/** Every window with a form behaves like every other: it stays while it saves, and nothing typed is lost without a question. */

const formFailure = "Une erreur s'est produite ! Veuillez recommencer."

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

for (const it of windows) {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: it.title })
  /** The ways out that nobody means when they have typed something. */
  const waysOut = {
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'the cross': (page: Page) => dialogOf(page).getByRole('button', { name: 'Fermer' }).click(),
    'the backdrop': (page: Page) => page.mouse.click(5, 400),
  }

  test(`« ${it.title} » stays while it is saved, and keeps what a failure leaves behind`, async ({ as, world }) => {
    await it.seed(world)
    await world.fault({ ...it.call, times: 1 }, { delayMs: 1500, status: 500, html: '<h1>Oops</h1>' })
    const page = await as('super_admin').open(it.screen)
    await it.opener(page).click()
    await it.type(page)
    await dialogOf(page).getByRole('button', { name: 'Enregistrer' }).dblclick()
    for (const leave of Object.values(waysOut)) await leave(page)
    await dialogOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await expectFlash(page, formFailure)
    await expect(it.field(page)).toHaveValue(new RegExp(it.typed))
    expect(await world.requests(it.call.method)).toHaveLength(1)
    await dialogOf(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expectFlash(page, it.done)
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await world.requests(it.call.method)).toHaveLength(2)
  })

  test(`« ${it.title} » asks before what was typed is thrown away, except by « Annuler »`, async ({ as, world }) => {
    await it.seed(world)
    const page = await as('super_admin').open(it.screen)
    await it.opener(page).click()
    await expect(it.field(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(it.opener(page)).toBeFocused()

    await it.opener(page).click()
    await it.type(page)
    for (const leave of Object.values(waysOut)) {
      await leave(page)
      await expect(question(page)).toContainText('Ce que vous avez saisi sera perdu.')
      await question(page).getByRole('button', { name: 'Rester' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(it.field(page)).toHaveValue(new RegExp(it.typed))
      await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Quitter' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(it.opener(page)).toBeFocused()

    await it.opener(page).click()
    await expect(it.field(page)).not.toHaveValue(new RegExp(it.typed))
    await it.type(page)
    await dialogOf(page).getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(it.opener(page)).toBeFocused()
    expect(await world.requests(it.call.method)).toEqual([])
  })

  test(`« ${it.title} » can be saved above a phone's keyboard, and with the phone on its side @phone`, async ({
    as,
    world,
  }) => {
    await it.seed(world)
    const page = await as('super_admin').open(it.screen)
    await it.opener(page).click()
    await it.field(page).focus()
    for (const [width, height] of [
      [360, 400],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(dialogOf(page).getByRole('button', { name: 'Enregistrer' })).toBeInViewport({ ratio: 1 })
      await expect(it.field(page)).toBeInViewport({ ratio: 1 })
    }
  })
}
