import { expect, test } from '../support/fixtures/test.ts'
import { cell, seedStatuses, statuses } from '../support/pages/orders.ts'
import { row } from '../support/pages/vocabulary.ts'

/** The list shows for each status its badge, the slot and the time left. */

const inSlot = new Set<string>(['operin', 'reminder', 'overtimedue', 'overtime'])

test('[ORD-10] [ORD-11] [ENT-15] each status has its words and its tone, the six tones six looks, and four statuses a slot', async ({
  world,
  as,
}) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  const colours = new Map<string, Set<string>>()
  for (const { id, status, label, tone } of statuses) {
    const badge = row(page, String(id)).getByText(label, { exact: true })
    await expect(badge).toHaveAttribute('data-tone', tone)
    await expect(cell(page, id, 'Casier')).toHaveText(inSlot.has(status) ? '17' : '')
    const colour = await badge.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    })
    colours.set(tone, (colours.get(tone) ?? new Set()).add(colour))
  }
  // All badges of one tone look the same.
  expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1, 1])
  expect(new Set([...colours.values()].flatMap((each) => [...each])).size).toBe(6)
})
