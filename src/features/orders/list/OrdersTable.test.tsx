import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#ui/render-ui.tsx'
import { NoOrders } from './OrdersTable.tsx'
import type { OrderSearch } from './search.ts'

test.each<[OrderSearch, string]>([
  [{ barcode: 'V-1' }, 'Aucune livraison pour «\u00A0V-1\u00A0»'],
  [
    { barcode: 'V-1', status: 'operin' },
    'Aucune livraison ne correspond à : Code-barres «\u00A0V-1\u00A0», Statut «\u00A0déposée\u00A0».',
  ],
])('[ORD-85] without a result for %j the specified text stays, and the filters are named below it', (search, named) => {
  renderUi(<NoOrders search={search} create={null} onClear={() => undefined} />)
  expect(screen.getByText('Aucun enregistrement !').nextElementSibling?.textContent).toBe(named)
})
