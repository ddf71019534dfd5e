import { test } from '../support/fixtures/test.ts'
import { expectMachineByKeyboard } from '../support/pages/machine-by-keyboard.ts'

test('a machine of four zones with six kinds of slots is typed by keyboard alone', async ({ as, world }) => {
  // 24 kinds of slots are 170 fields.
  test.setTimeout(180_000)
  await world.reset({ seed: 'empty' })
  const page = await as('super_admin').open('/lockers/creation')
  await expectMachineByKeyboard(page, world, { zones: 4, slots: 6 })
})
