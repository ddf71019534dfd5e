import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { record, rows } from '#api/test-calls.ts'
import { display } from './test-screens.tsx'

/** Records every render of the table, even one that is replaced at once. */
const drawn = vi.hoisted((): { machines: Set<number | undefined> } => ({ machines: new Set() }))
vi.mock('#features/orders/list/OrdersTable.tsx', async (original) => ({
  ...(await original<object>()),
  OrdersTable: ({ orders }: { orders: readonly Order[] }) => {
    for (const { locker } of orders) drawn.machines.add(locker?.id)
    return null
  },
}))

const order = (id: number, machine: number) => ({ ...record('orders', id), locker: record('lockers', machine) })
/** Timeout for lazily loaded parts of the screen. */
const late = { timeout: 10_000 }

test('[LIST-04] another machine is never rendered with the rows of the previous one', async () => {
  const server = () => rows([order(9, 3), order(8, 4), order(7, 3)], 3)
  const { router } = await display('ROLE_ADMIN', '/livraisons?machine=3', server)
  await screen.findByText('2 trouvées sur 3 lues', undefined, late)
  await act(() => router.navigate({ to: '/livraisons', search: {} }))
  await screen.findByRole('navigation', { name: 'Pagination' }, late)
  drawn.machines.clear()
  await act(() => router.navigate({ to: '/livraisons', search: { machine: 4 } }))
  await screen.findByText('1 trouvée sur 3 lues', undefined, late)
  expect([...drawn.machines]).toEqual([4])
}, 30_000)
