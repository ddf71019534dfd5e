import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { rowsOf } from '../support/pages/analysis.ts'
import { clock, seedBookingFit } from '../support/pages/booking-fit.ts'
import { changedQuantity } from '../support/pages/bookings-page.ts'
import { field, save } from '../support/pages/vocabulary.ts'

test('[FIT-01] [FIT-02] bookings of a wrong size are found, and get the proposed one', async ({ as, page, world }) => {
  await seedBookingFit(world)
  await page.clock.setFixedTime(clock)
  await as('super_admin').open('/analyse')
  await page.getByRole('link', { name: 'Taille des réservations' }).click()
  await expect(page).toHaveURL('/analyse/reservations')
  await expect(page.getByRole('status').filter({ hasText: /lecture terminée/ })).toBeVisible()
  await expectNoAxeViolationsInLight(page)
  expect(await rowsOf(page, 'Par réservation')).toEqual(
    new Map([
      [
        '1 Vaima',
        [
          'Quai Frais (MT) 15 x 30 x 45 cm',
          '8',
          '4',
          '6',
          '0',
          '79 %',
          'Pourrait passer de 8 à 5',
          'Modifier le booking #41',
        ],
      ],
      [
        '2 Aorai',
        [
          'Quai Frais (MT) 15 x 30 x 45 cm',
          '2',
          '2',
          '6',
          '6',
          '79 %',
          'La société a manqué de place 6 jours',
          'Modifier le booking #42',
        ],
      ],
    ]),
  )
  expect((await rowsOf(page, 'Par machine')).get('Quai')).toEqual(['2', '10', '4', '3', '1'])
  await expect(page.getByText('1 colis sans réservation')).toBeVisible()

  await page.getByRole('button', { name: 'Modifier le booking #41' }).click()
  await expect(field(page, changedQuantity)).toHaveValue('5')
  expect(await world.patches()).toEqual([])
  await save(page.getByRole('dialog'), 'Booking #41 a bien été modifié')
  expect(await world.patches()).toEqual([['/api/booking_slots/41', { capacity: 5 }]])
  await expect(page.getByRole('row', { name: /^2 Vaima/ })).toContainText('Rien à changer')
})
