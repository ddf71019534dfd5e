import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { NoOrders } from './OrdersTable.tsx'
import type { OrderSearch } from './search.ts'

const show = (search: Partial<OrderSearch>) =>
  renderUi(
    <NoOrders search={{ page: 1, perPage: 10, ...search } as OrderSearch} create={null} onClear={() => undefined} />,
  )

test('[ORD-85] a search without a result keeps the specified text, and shows the searched text below it', () => {
  show({ barcode: 'V-1' })
  expect(screen.getByText('Aucun enregistrement !').nextElementSibling?.textContent).toBe(
    'Aucune livraison pour «\u00A0V-1\u00A0»',
  )
})

test('[ORD-85] with a status as well, all filters are named', () => {
  show({ barcode: 'V-1', status: 'operin' })
  expect(screen.getByText('Aucun enregistrement !').nextElementSibling?.textContent).toBe(
    'Aucune livraison ne correspond à : Code-barres «\u00A0V-1\u00A0», Statut «\u00A0déposée\u00A0».',
  )
})
