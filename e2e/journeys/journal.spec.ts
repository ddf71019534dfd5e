import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { bell, entries, journal, openJournal } from '../support/pages/journal.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { expectFlash, field, fillField, save, title, visit } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test('[JRN-01] [JRN-02] [JRN-03] the messages of a delivery and of a company are in the journal', async ({
  world,
  as,
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T14:05:00-10:00') })
  await seedOrder(world)
  await world.seed({ companies: [aCompany({ id: 9, name: 'Vaimiti', smsProviderActive: false })] })
  await as('admin').open('/livraisons/detail/14')

  await test.step('[JRN-01] a message is still in the journal an hour later, counted until it is read, and links to its record', async () => {
    await fillField(page, 'ID externe', 'EXT-2')
    await save(page, 'Commande #14 modifiée')
    await page.clock.fastForward('01:00:00')
    await expect(page.getByTestId('flash-viewport').getByText('Commande #14 modifiée')).toHaveCount(0)
    await expect(bell(page)).toHaveAccessibleName('Messages (1 non lu)')

    await page.getByRole('link', { name: 'Sociétés' }).click()
    await expect(title(page, 'Sociétés')).toBeFocused()
    await openJournal(page)
    await expect(entries(page)).toHaveText([/Commande #14 modifiée\s*14:05/])
    await expect(entries(page).getByText(/^#14 \S+$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
    await expect(bell(page)).toHaveAccessibleName('Messages')

    await openJournal(page)
    await expectNoAxeViolations(page)
    await entries(page).getByRole('link', { name: 'Ouvrir la fiche' }).click()
    await expect(page).toHaveURL('/livraisons/detail/14')
    await expect(journal(page)).toHaveCount(0)
  })

  await test.step('[JRN-02] a failed save shows the request, the reason of the server, and where to try again', async () => {
    await world.fault({ method: 'PATCH', path: '/orders/14' }, { status: 409, description: 'Déjà modifiée.' })
    await fillField(page, 'ID externe', 'EXT-3')
    await save(page, formFailure)
    await openJournal(page)
    for (const text of [formFailure, 'Modification de la livraison #14', 'Réponse du serveur : Déjà modifiée.'])
      await expect(entries(page).first()).toContainText(text)
    await entries(page).first().getByRole('link', { name: 'Ouvrir la fiche' }).click()
    await expect(journal(page)).toHaveCount(0)
    // The screen is still open, with its input.
    await expect(field(page, 'ID externe')).toHaveValue('EXT-3')
    await world.mend()
    await save(page, 'Commande #14 modifiée')
  })

  await test.step('[JRN-03] a switch is turned back from the journal a minute later, unless somebody else was there before', async () => {
    await visit(page, '/societes/detail/9')
    const sms = page.getByRole('main').getByRole('switch').last()
    const undo = () => entries(page).first().getByRole('button', { name: 'Annuler' })
    await expect(sms).not.toBeChecked()
    await sms.click()
    // A call that is still under way would time out with the clock.
    await expectFlash(page, 'Société modifiée !')
    await expect(sms).toBeChecked()
    await expect(page.getByRole('button', { name: 'Actualiser' })).not.toHaveAttribute('aria-busy')
    await page.clock.fastForward('01:00')
    await openJournal(page)
    await world.forgetRequests()
    await undo().click()
    await expect.poll(() => world.requests('PATCH')).toHaveLength(1)
    const calls = (await world.requests()).filter(({ path }) => path === '/api/companies/9')
    expect(calls.slice(0, 2).map(({ method, body }) => [method, body ?? null])).toEqual([
      ['GET', null],
      ['PATCH', { smsProviderActive: false }],
    ])
    await page.keyboard.press('Escape')
    await expect(sms).not.toBeChecked()

    await world.forgetRequests()
    await sms.click()
    await expect.poll(() => world.requests('PATCH')).toHaveLength(1)
    await expect(sms).toBeChecked()
    await world.changeElsewhere('companies', 9, { smsProviderActive: false })
    await openJournal(page)
    await world.forgetRequests()
    await undo().click()
    await expect(entries(page).first()).toContainText("Rien n'a été annulé : cette donnée a changé entre-temps.")
    expect(await world.requests('PATCH')).toEqual([])
  })
})
