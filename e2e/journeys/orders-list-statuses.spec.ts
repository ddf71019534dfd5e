import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { cell, seedStatuses, statuses } from '../support/pages/orders.ts'
import { row } from '../support/pages/vocabulary.ts'

/** The list shows for each status its badge, the slot and the time left. */

const inSlot = new Set<string>(['operin', 'reminder', 'overtimedue', 'overtime'])

test('[ORD-07] [ORD-08] [ORD-09] the slot is shown while the parcel is in it', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  for (const { id } of statuses.filter(({ status }) => inSlot.has(status)))
    await expect(cell(page, id, 'Casier')).toHaveText('17')
})

test('[ORD-10] [ORD-11] [ENT-15] the slot is shown until the parcel is taken out, and for no other status', async ({
  world,
  as,
}) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  await expect(page.getByRole('rowheader')).toHaveCount(12)
  for (const { id, status } of statuses)
    await expect(cell(page, id, 'Casier')).toHaveText(inSlot.has(status) ? '17' : '')
})

const badges = [
  {
    ids: '[ORD-30] [ORD-31] [ORD-32]',
    phase: 'before the deposit',
    shown: ['created', 'ready_for_delivery', 'picked_up'],
  },
  { ids: '[ORD-33] [ORD-36] [ORD-37]', phase: 'in the machine', shown: ['operin', 'reminder', 'overtimedue'] },
  { ids: '[ORD-34] [ORD-35] [ORD-39]', phase: 'taken out', shown: ['receive', 'operout', 'left_for_customer_service'] },
  {
    ids: '[ORD-38] [ORD-40] [ORD-41]',
    phase: 'expired, returned or cancelled',
    shown: ['overtime', 'return', 'cancel'],
  },
]

for (const { ids, phase, shown } of badges) {
  test(`${ids} a delivery ${phase} shows its status in French and in its tone`, async ({ world, as }) => {
    await seedStatuses(world)
    const page = await as('member').open('/livraisons?per_page=20')
    const expected = statuses.filter(({ status }) => shown.includes(status))
    expect(expected).toHaveLength(3)
    for (const { id, label, tone } of expected)
      await expect(row(page, String(id)).getByText(label, { exact: true })).toHaveAttribute('data-tone', tone)
  })
}

test('the six tones of the statuses have six different looks', async ({ world, as }) => {
  await seedStatuses(world)
  const page = await as('member').open('/livraisons?per_page=20')
  const colours = new Map<string, Set<string>>()
  for (const { id, label, tone } of statuses) {
    const badge = row(page, String(id)).getByText(label, { exact: true })
    await expect(badge).toHaveAttribute('data-tone', tone)
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

test('[ORD-42] an unknown status is shown as it came, and its menu has only the detail', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ orders: [anOrder({ id: 2, status: 'fetched_by_robot' as never }), anOrder({ id: 1 })] })
  const page = await as('super_admin').open('/livraisons')
  const badge = row(page, '2').getByText('fetched_by_robot', { exact: true })
  await expect(badge).toBeVisible()
  await expect(badge).not.toHaveAttribute('data-tone')
  await page.getByRole('button', { name: 'Actions : livraison 2' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Détail'])
  await page.keyboard.press('Escape')
  await expect(row(page, '1').getByText('Commande créée')).toBeVisible()
})

test('the time left to pick up a parcel is shown in words, and only when it is known', async ({ world, as, page }) => {
  await world.reset({ seed: 'empty' })
  const now = new Date('2026-01-02T12:00:00Z')
  const deposited = (id: number, hoursAgo: number, given = {}) =>
    anOrder({
      id,
      status: 'operin',
      hold: 600,
      history: [
        { status: 'created', createdAt: '2025-12-30T08:00:00Z' },
        { status: 'operin', updatedAt: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString() },
      ] as never,
      ...given,
    })
  await world.seed({
    orders: [
      deposited(6, 4.8),
      deposited(5, 12),
      deposited(4, 4.8, { hold: 2880 }),
      deposited(3, 1, { history: [{ status: 'operin' }] }),
      deposited(2, 1, { status: 'receive' }),
      deposited(1, 1, { history: [] }),
    ],
  })
  await page.clock.setFixedTime(now)
  await as('member').open('/livraisons')
  await expect(cell(page, 6, 'Statut')).toHaveText('déposéeexpire dans 5 h 12')
  await expect(cell(page, 5, 'Statut')).toHaveText('déposéeexpirée depuis 2 h')
  await expect(cell(page, 4, 'Statut')).toHaveText('déposéeexpire dans 1 j 19 h')
  await expect(cell(page, 3, 'Statut')).toHaveText('déposée')
  await expect(cell(page, 2, 'Statut')).toHaveText('récupérée par le client')
  await expect(cell(page, 1, 'Statut')).toHaveText('déposée')
})
