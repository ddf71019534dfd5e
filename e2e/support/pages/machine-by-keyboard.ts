import { expect, type Page } from '@playwright/test'
import type { Call, World } from '../fixtures/world.ts'
import { machine } from './new-machine.ts'
import { field, saveButton } from './vocabulary.ts'

interface Size {
  zones: number
  /** Number of slot formats in each zone. */
  slots: number
}

/** Types a new machine without a mouse, sends it, and compares what the server receives. */
export async function expectMachineByKeyboard(page: Page, world: World, { zones, slots }: Size) {
  const { keyboard } = page
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
  }
  const expectOn = (name: string) => expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  await field(page, 'Apm ID').focus()
  await type(...Object.values(machine))
  for (let zone = 1; zone <= zones; zone += 1) {
    // The button that removes a zone or a slot precedes its fields: a new zone puts the focus on its first field.
    if (zone > 1) await keyboard.press('Enter')
    await type(`Zone ${zone}`, `-${zone}`, 'L')
    for (let slot = 1; slot <= slots; slot += 1) {
      if (slot > 1) await keyboard.press('Enter')
      await type(String(slot), 'M', '10', '20', '30', '5')
      await expectOn(`Ajouter un casier à la zone ${zone}`)
    }
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await expectOn('Ajouter une zone')
  }
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(saveButton(page)).toBeFocused()
  await keyboard.press('Enter')
  // A busy machine needs seconds for many fields.
  await expect(page).toHaveURL(/\/lockers\/detail\/\d+$/, { timeout: 20_000 })
  const [post] = await world.requests('POST /api/lockers')
  const sent = ((post as Call).body as { zones: Record<string, { key: string; slots: Record<string, object> }> }).zones
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index))
  expect(Object.keys(sent)).toEqual(numbers(zones))
  const dimensions = { size: 'M', height: 10, width: 20, depth: 30, maxWeight: 5, maxVolume: 6000 }
  for (const zone of Object.values(sent)) {
    expect(zone.key).toBe('LT')
    expect(Object.keys(zone.slots)).toEqual(numbers(slots))
    expect(zone.slots[slots - 1]).toEqual({ ...dimensions, capacity: slots })
  }
}
