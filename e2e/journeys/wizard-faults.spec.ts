import { expect, test } from '../support/fixtures/test.ts'
import { at, expectFiveOrders, five, report } from '../support/pages/five-orders.ts'
import { visit } from '../support/pages/vocabulary.ts'
import { goToRecap, openRecap, orderDraft, posted, seedVini, validate, wizardPath } from '../support/pages/wizard.ts'

/** A submission stops half-way, and the person completes it afterwards. */

test('[WIZ-37] [WIZ-40] a submission that stops is completed after a correction, and after leaving', async ({
  as,
  page,
  world,
}) => {
  await seedVini(world)
  await openRecap(page, as('member').open, five)

  await test.step('[WIZ-37] [VAL-73] [VAL-72] a violation of the recipient opens step 3 and appears under its field', async () => {
    await orderDraft(page, 1, 5).getByLabel('Nom').fill('Vanille')
    await world.fault(at(1), {
      violations: [
        { propertyPath: 'client.email', message: 'Adresse refusée.' },
        { propertyPath: 'client', message: 'Destinataire bloqué.' },
        { propertyPath: 'products[0].name', message: 'Nom refusé.' },
      ],
    })
    await validate(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
    await expect(page).toHaveURL('/livraisons/creation?etape=3')
    const email = page.getByRole('textbox', { name: 'Adresse e-mail' })
    await expect(email).toHaveAccessibleDescription('Adresse refusée.')
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('hina@mail.pf')
    await expect(page.getByText('Destinataire bloqué.')).toBeVisible()
    await expect(report(page, 0)).toBeVisible()
    await email.fill('hina@autre.pf')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Suivant' }).click()
    const name = orderDraft(page, 1, 5).getByLabel('Nom')
    await expect(name).toHaveAccessibleDescription('Nom refusé.')
    await name.fill('Vanille de Tahaa')
    await validate(page)
    await expectFiveOrders(page, world)
    const last = await posted(world)
    expect(last.at(-1)?.client['email']).toBe('hina@autre.pf')
  })

  await test.step('[WIZ-40] leaving while orders are missing asks first, and the missing orders can be sent later', async () => {
    await visit(page, wizardPath)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await goToRecap(page, { 'Taina-3': 1, Punaauia: 1 })
    await world.fault(at(2), { status: 403, description: 'Refusé.' })
    await validate(page)
    await expect(page.getByText('1 commande(s) créée(s), 1 en échec', { exact: true })).toBeVisible()

    const machines = page.getByRole('link', { name: 'Machines' })
    await machines.click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('Des commandes ne sont pas encore créées. Voulez-vous vraiment quitter ?')
    await question.getByRole('button', { name: 'Non' }).click()
    await expect(page).toHaveURL('/livraisons/creation?etape=4')
    await expect(orderDraft(page, 1, 2)).toContainText('Créée')

    await machines.click()
    await question.getByRole('button', { name: 'Oui, je confirme' }).click()
    await expect(page).toHaveURL('/lockers')
    // The submission is kept: it can be completed on coming back.
    await page.goto(wizardPath)
    await expect(page).toHaveURL('/livraisons/creation?etape=4')
    await validate(page, '2 commandes créées !')
    expect(await world.table('orders')).toHaveLength(7)
  })
})
