import { Admin, Datagrid, DateField, List, Resource, SelectInput, Show, SimpleShowLayout, TextField } from 'react-admin'
import { createRoot } from 'react-dom/client'

/** What `npm run bench -- peers` compares the console with: the same lists and the same detail, as react-admin makes them. */

const statuses = ['created', 'operin', 'receive', 'overtime', 'left_for_customer_service']

async function call(path, query = {}) {
  const { accessToken } = JSON.parse(localStorage.getItem('eb_token'))
  const answer = await fetch(`/api/${path}?${new URLSearchParams(query)}`, {
    headers: { accept: 'application/ld+json', authorization: `Bearer ${accessToken}` },
  })
  return answer.json()
}

const dataProvider = {
  async getList(resource, { pagination: { page, perPage }, filter }) {
    const answer = await call(resource, { page, itemsPerPage: perPage, 'order[id]': 'desc', ...filter })
    return { data: answer['hydra:member'], total: answer['hydra:totalItems'] }
  },
  getOne: async (resource, { id }) => ({ data: await call(`${resource}/${id}`) }),
}

const status = <SelectInput source="status" alwaysOn choices={statuses.map((id) => ({ id, name: id }))} />

const Orders = () => (
  <List filters={[status]} exporter={false}>
    <Datagrid rowClick="show" bulkActionButtons={false}>
      <TextField source="id" />
      <TextField source="bookingSlot.company.name" />
      <TextField source="bookingSlot.slot.temperatureZone.locker.shortLocation" />
      <TextField source="barcode" />
      <TextField source="multiOrderCode" />
      <TextField source="status" />
      <DateField source="createdAt" showTime />
    </Datagrid>
  </List>
)

const Order = () => (
  <Show>
    <SimpleShowLayout>
      {['id', 'barcode', 'multiOrderCode', 'status', 'receiveCode', 'client.lastname', 'client.phone'].map((source) => (
        <TextField key={source} source={source} />
      ))}
      <DateField source="createdAt" showTime />
    </SimpleShowLayout>
  </Show>
)

const Machines = () => (
  <List exporter={false}>
    <Datagrid bulkActionButtons={false}>
      <TextField source="id" />
      <TextField source="shortLocation" />
      <TextField source="city" />
    </Datagrid>
  </List>
)

createRoot(document.querySelector('#root')).render(
  <Admin dataProvider={dataProvider} disableTelemetry>
    <Resource name="orders" list={Orders} show={Order} />
    <Resource name="lockers" list={Machines} />
  </Admin>,
)
