import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import type { Columns } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { Group } from './groups.ts'

interface Props {
  groups: readonly Group[]
  columns: Columns<Order>
  /** Title of the group with an unknown zone or machine. */
  unknown: string
  /** Content above the cards. */
  children?: ReactNode
}

/** A card with a table for each zone or machine. */
export const ParcelGroups = ({ groups, columns, unknown, children }: Props) => (
  <Stack gap="lg">
    {children}
    {groups.map(({ id, name = unknown, orders }) => (
      <Card key={id ?? name} title={name} count={howMany.parcels(orders.length)} flush>
        <DataTable caption={name} columns={columns} rows={orders} />
      </Card>
    ))}
  </Stack>
)
