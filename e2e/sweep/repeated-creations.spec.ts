import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { chooseSlot, seedBookings } from '../support/pages/bookings-page.ts'
import { chooseRole, fillUser } from '../support/pages/user-form.ts'
import { field, save, visit } from '../support/pages/vocabulary.ts'

/** Creations that the browser itself sends a second time, after a connection that broke. The page does not notice. */

const warning = (page: Page) => page.getByRole('alert').filter({ hasText: 'semble avoir été' })

test('a broken call that the browser repeats', async ({ world, as, page }) => {
  await seedBookings(world)
  await as('super_admin').open('/societes/12/booking/creation')

  await test.step('when the browser repeats a broken call by itself, the form counts what the server has stored', async () => {
    await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '9 disponibles' })
    await field(page, 'Quantité souhaitée').fill('2')
    await world.fault({ method: 'POST', path: '/booking_slots$' }, { drop: 'after' })
    await save(page)
    await expect(warning(page)).toBeVisible()
    const stored = (await world.table('booking_slots')).length - 1
    await expect(warning(page)).toContainText(
      stored === 1 ? 'Ce booking semble avoir été enregistré.' : `semble avoir été enregistré ${stored} fois.`,
    )
    await world.mend()
  })

  await test.step('when the repeat is refused as taken, the form says that the user seems stored', async () => {
    await visit(page, '/utilisateurs/creation')
    const before = await world.table('users')
    await fillUser(page)
    await chooseRole(page, 'Membre')
    // Chromium repeats the call automatically. The second call conflicts with the user stored by the first one.
    await world.fault({ method: 'POST', path: '/users$', times: 1 }, { drop: 'after' })
    await save(page)
    await expect(warning(page)).toContainText('Cet utilisateur semble avoir été enregistré.')
    await expect(warning(page).getByRole('link', { name: /^Voir l'utilisateur #\d+$/ })).toBeVisible()
    expect(await world.table('users')).toHaveLength(before.length + 1)
  })
})
