import type { SharedChunk } from './chunks.ts'

const icon = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`

/** What lists share, with each other and with the screens of one record. They come before the other chunks (shared-chunks.ts). */
export const listChunks: SharedChunk[] = [
  // Runs before the rest has arrived.
  { name: 'early', priority: 4, holds: ['src/app/early.ts'] },
  // What lists have in common.
  {
    name: 'data',
    priority: 1,
    holds: [
      'node_modules/@tanstack/react-table/**',
      'node_modules/@tanstack/table-core/**',
      'node_modules/date-fns-tz/**',
      ...['plus', 'eye', 'pencil', 'trash', 'ellipsis', 'search', 'x', 'check'].map(icon),
      // The sheets of the delivery list too. More files than a browser fetches at a time would make its rows wait.
      'src/features/orders/HoldDeadline.module.css',
      'src/features/orders/list/{OrderFilters,OrdersTable,Worklists,columns}.module.css',
      'src/features/orders/selection/OrderToolbar.module.css',
      'src/app/lists/ShelfPlace.module.css',
      'src/app/lists/{ShelfPlace.tsx,use-look.ts,read-search.ts}',
      'src/app/living/Living.module.css',
      'src/app/living/Living.tsx',
      'src/app/living/rows.ts',
      'src/lib/dates.ts',
      'src/lib/names.ts',
      'src/session/Can.tsx',
      'src/ui/FilterSelect.tsx',
      'src/ui/MissingText.tsx',
      'src/ui/PageHeader.tsx',
      'src/ui/StatusBadge.tsx',
      'src/ui/paging/pages.ts',
      'src/ui/table/**',
    ],
    except: [
      // Fetched with the first selection.
      'node_modules/@tanstack/table-core/dist/features/row-selection/**',
      // Below the rows.
      'src/ui/table/GrowingTable.tsx',
      'src/ui/table/LoadMore.tsx',
      'src/ui/table/LongBody.tsx',
      'src/ui/table/use-printing.ts',
    ],
  },
  // What the lists that grow with « Charger plus » have in common. That of the deliveries has pages.
  {
    name: 'growing',
    priority: 1,
    holds: ['src/app/shell/ListPage.tsx', 'src/ui/table/GrowingTable.tsx', 'src/ui/table/LoadMore.tsx'],
  },
  // What the delivery list shares with a delivery's own page, and with the list that selects.
  {
    name: 'orders',
    priority: 1,
    holds: [
      'src/api/order-facts.ts',
      'src/features/orders/HoldDeadline.tsx',
      'src/features/orders/OrderBadge.tsx',
      'src/features/orders/group.ts',
      'src/features/orders/hold.ts',
      'src/features/orders/list/{FilterChip,OrdersTable,OrderMenu,columns}.tsx',
      'src/features/orders/list/worklists.ts',
      'src/features/orders/place.ts',
      'src/features/orders/selection/kept.ts',
    ],
  },
  // What the list of machines shares with the screens of one machine. Its texts must not come with the forms.
  {
    name: 'lockers',
    priority: 1,
    holds: [
      'src/api/generated/temperature-zones.ts',
      'src/features/lockers/copy.ts',
      'src/features/lockers/use-removals.ts',
    ],
  },
  // Nearly every screen has these, so nothing of a feature is among them: each of its changes would rename all screens.
  {
    name: 'reading',
    priority: 1,
    holds: [
      'src/api/{order-code,read-state,remaining-pages}.ts',
      'src/lib/{collation,saves-data}.ts',
      'src/ui/RetryButton.tsx',
      'src/ui/reading/copy.ts',
      'src/ui/retry-props.ts',
    ],
  },
]
