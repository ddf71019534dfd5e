import { expect, test } from '../support/fixtures/test.ts'
import { chooseSlot, combobox, otherSlots, seedBookings } from '../support/pages/bookings-page.ts'
import { chooseOption } from '../support/pages/vocabulary.ts'

test('[BK-45] another machine clears zone and slot, and another zone clears the slot', async ({ world, as }) => {
  await seedBookings(world, {}, otherSlots)
  const page = await as('super_admin').open('/bookings/creation')
  await chooseSlot(page, { machine: 'Taina-3', zone: 'Frais', slot: '20 x 10 x 30 cm' })
  await chooseOption(page, 'Zone de température', 'Surgelé')
  await expect(combobox(page, 'Casier')).toHaveValue('')
  await chooseOption(page, 'Casier', '20 x 10 x 30 cm')
  await chooseOption(page, 'Machine', 'Faaa-4')
  await expect(combobox(page, 'Zone de température')).toHaveValue('')
  await expect(combobox(page, 'Casier')).toHaveValue('')
  await expect(combobox(page, 'Casier')).toBeDisabled()
})
