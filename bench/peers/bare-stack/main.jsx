import '@mantine/core/styles.css'
import { AppShell, MantineProvider, NavLink, Table } from '@mantine/core'
import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

/**
 * The libraries of the console with a frame, a menu and ten rows, and nothing else: what no console on this stack can beat. It
 * asks for the fields of its columns, as the console does.
 */

const client = new QueryClient()
const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Pacific/Tahiti' })
const head = ['#', 'Société', 'Machine', 'Code-barres', 'Multi-commande', 'Casier', 'Statut', 'Date de création']
const menu = ['Sociétés', 'Machines', 'Bookings', 'Livraisons', 'Utilisateurs']
const fields = ['id', 'barcode', 'multiOrderCode', 'cleveronSlotId', 'status', 'createdAt']
const query = new URLSearchParams([
  ['page', 1],
  ['itemsPerPage', 10],
  ['order[id]', 'desc'],
  ...fields.map((field) => ['q[]', field]),
  ['q[company][]', 'name'],
  ['q[locker][]', 'shortLocation'],
])

const orders = {
  queryKey: ['orders'],
  queryFn: async ({ signal }) => {
    const { accessToken } = JSON.parse(localStorage.getItem('eb_token'))
    const headers = { accept: 'application/ld+json', authorization: `Bearer ${accessToken}` }
    return (await (await fetch(`/api/orders?${query}`, { headers, signal })).json())['hydra:member']
  },
}

const rootRoute = createRootRoute({
  component: () => (
    <AppShell header={{ height: 56 }} navbar={{ width: 220, breakpoint: 'sm' }} padding="md">
      <AppShell.Header>Consigne</AppShell.Header>
      <AppShell.Navbar>
        {menu.map((label) => (
          <NavLink key={label} component={Link} to="/livraisons" label={label} />
        ))}
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  ),
})

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: '/livraisons',
  loader: () => client.ensureQueryData(orders),
  component: Orders,
})

function Orders() {
  const { data } = useSuspenseQuery(orders)
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {head.map((title) => (
            <Table.Th key={title}>{title}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {data.map(({ id, barcode, multiOrderCode, cleveronSlotId, status, createdAt, company, locker }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row">
              <Link to="/livraisons">{id}</Link>
            </Table.Th>
            <Table.Td>{company?.name}</Table.Td>
            <Table.Td>{locker?.shortLocation}</Table.Td>
            <Table.Td>{barcode}</Table.Td>
            <Table.Td>{multiOrderCode}</Table.Td>
            <Table.Td>{cleveronSlotId}</Table.Td>
            <Table.Td>{status}</Table.Td>
            <Table.Td>{date.format(new Date(createdAt))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const router = createRouter({ routeTree: rootRoute.addChildren([list]) })

createRoot(document.querySelector('#root')).render(
  <MantineProvider>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
