import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { yes } from '../support/pages/order-menu.ts'
import { recipientField, results } from '../support/pages/recipients.ts'
import { act, choose, count, pageBox, selectButton } from '../support/pages/selection.ts'
import { expectFlash, rowsShown } from '../support/pages/vocabulary.ts'
import { chooseCompany, fillClient, next, validate } from '../support/pages/wizard.ts'

/** Ten common jobs of a day, with the number of presses each may take. The page counts the presses. */

interface Job {
  name: string
  from: string
  presses: number
  /** Presses that do not count. */
  before?: (page: Page) => Promise<unknown>
  run: (page: Page) => Promise<unknown>
}

/** Counts presses from now on: a click, a key and a filled field are one each, a choice from a native list two. */
async function countPresses(page: Page) {
  const hand = await page.evaluateHandle(() => {
    const counted = { presses: 0 }
    const add = (presses: number) => () => void (counted.presses += presses)
    addEventListener('pointerdown', add(1), true)
    addEventListener('keydown', add(1), true)
    addEventListener(
      'input',
      ({ target }) => {
        const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
        // The pointer or the key that ticked a box is counted already.
        if (!isBox) add(target instanceof HTMLSelectElement ? 2 : 1)()
      },
      true,
    )
    return counted
  })
  return () => hand.evaluate(({ presses }) => presses)
}

const worklist = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isDone = (page: Page) => expect(page.getByRole('dialog')).toContainText(/\d faites/, { timeout: 30_000 })

async function selectPage(page: Page) {
  await selectButton(page).click()
  await pageBox(page).click()
}

const jobs: Job[] = [
  {
    name: 'find the parcel of a caller by name',
    from: '/livraisons',
    presses: 3,
    run: async (page) => {
      await button(page, 'Destinataire').click()
      await recipientField(page).fill('tehei')
      await results(page).first().getByRole('button').first().click()
      // The opened person moves down when others are found.
      await expect(results(page).getByRole('link', { name: 'Ouvrir' })).toBeVisible()
    },
  },
  {
    name: 'give a page of ready parcels to a courier',
    from: '/livraisons',
    presses: 8,
    run: async (page) => {
      await worklist(page, 'Prêtes').click()
      await selectPage(page)
      await choose(page, 'Assigner un livreur')
      await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 })
      await yes(page).click()
      await isDone(page)
    },
  },
  {
    name: 'create an order of three parcels',
    from: '/livraisons',
    presses: 13,
    run: async (page) => {
      await page.getByRole('link', { name: 'Nouvelle livraison' }).click()
      await chooseCompany(page, 'Épicerie Vaima')
      await next(page)
      const roomy = page
        .getByRole('listitem')
        .filter({ hasText: /[23] libres sur/ })
        .getByRole('spinbutton')
      await roomy.nth(0).fill('2')
      await roomy.nth(1).fill('1')
      await next(page)
      await fillClient(page)
      await next(page)
      await validate(page, '3 commandes créées !')
    },
  },
  {
    name: 'move a page of parcels to their next status',
    from: '/livraisons?status=ready_for_delivery',
    presses: 4,
    run: async (page) => {
      await selectPage(page)
      await act(page, 'En cours de livraison').click()
      await yes(page).click()
      await isDone(page)
    },
  },
  {
    name: "mark a parcel of « Aujourd'hui » as collected",
    from: '/aujourd-hui',
    presses: 2,
    run: async (page) => {
      await button(page, 'récupérée par le client').first().click()
      await yes(page).click()
      await expectFlash(page, 'modifiée')
    },
  },
  {
    name: 'see which deposited parcel expires first',
    from: '/livraisons',
    presses: 2,
    run: async (page) => {
      await worklist(page, 'Déposées').click()
      await button(page, 'Trier par échéance').click()
      await expect(page.getByRole('rowheader')).toHaveCount(77)
    },
  },
  {
    name: 'change every parcel of a filter of five or six pages',
    from: '/livraisons?status=left_for_customer_service',
    presses: 4,
    run: async (page) => {
      await selectButton(page).click()
      await page.getByRole('button', { name: /^Sélectionner les \d+ de ce filtre/ }).click()
      await expect(count(page)).toHaveText(/^(4[1-9]|5\d) sélectionnées/)
      await act(page, 'Récupérée par le client').click()
      await yes(page).click()
      await isDone(page)
    },
  },
  {
    name: 'correct a phone and send the message again',
    from: '/livraisons?status=operin&tri=echeance',
    presses: 3,
    before: async (page) => {
      await page.getByRole('rowheader').nth(3).getByRole('link').click()
      await expect(button(page, 'Corriger et renvoyer')).toBeVisible()
    },
    run: async (page) => {
      await button(page, 'Corriger et renvoyer').click()
      const dialog = page.getByRole('dialog', { name: 'Corriger et renvoyer' })
      await dialog.getByLabel('Téléphone').fill('89 12 34 56')
      await dialog.getByRole('button', { name: 'Corriger et renvoyer' }).click()
      await expectFlash(page, 'Demande de notification effectuée !')
    },
  },
  {
    name: 'look at five parcels of a worklist',
    from: '/livraisons?status=operin',
    presses: 5,
    run: async (page) => {
      const title = page.getByRole('heading', { level: 1 })
      const ids = await page.getByRole('rowheader').allTextContents()
      await page.getByRole('rowheader').first().getByRole('link').click()
      await expect(title).toContainText(ids[0] ?? '')
      for (const id of ids.slice(1, 5)) {
        await expect(button(page, 'Suivante')).toBeEnabled()
        await page.keyboard.press('n')
        await expect(title).toContainText(id)
      }
    },
  },
  {
    name: 'have the phones of all that expired',
    from: '/aujourd-hui',
    presses: 1,
    run: async (page) => {
      await button(page, 'À appeler').click()
      await expect(
        page
          .getByRole('dialog')
          .getByRole('link', { name: /^8[79]/ })
          .nth(5),
      ).toBeVisible()
    },
  },
]

for (const { name, from, presses, before, run } of jobs)
  test(`${name}: ${presses} clicks, keys and fields`, async ({ world, as }) => {
    await world.reset({ seed: 'network' })
    const page = await as('super_admin').open(from)
    await rowsShown(page, 5).waitFor()
    await before?.(page)
    const counted = await countPresses(page)
    await run(page)
    expect(await counted()).toBe(presses)
  })
