import { describe, expect, test } from 'vitest'
import { aCompany, membersOf, messageOf, start, totalOf, viewOf } from './testing.ts'
import { textIn } from './types.ts'

/** Rows C01 to C19 of docs/requirements.md. */

const ids = (members: { id?: unknown }[]): number[] => members.map(({ id }) => Number(id))

async function withThreeCompanies() {
  const server = await start({ seed: 'empty' })
  for (const external of ['A', 'B', 'C']) await server.api.post('/api/companies', aCompany(external))
  return server
}

describe('one page', () => {
  test('[C01] an empty collection has no view', async () => {
    const { api } = await start({ seed: 'empty' })
    const answer = await api.get('/api/companies')
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ '@type': 'hydra:Collection', 'hydra:member': [], 'hydra:totalItems': 0 })
    expect(viewOf(answer)).toBeUndefined()
  })

  test('[C02] three rows without parameters have no view', async () => {
    const { api } = await withThreeCompanies()
    const answer = await api.get('/api/companies')
    expect(membersOf(answer)).toHaveLength(3)
    expect(viewOf(answer)).toBeUndefined()
  })

  test('[C03] three rows with parameters have a view without links', async () => {
    const { api } = await withThreeCompanies()
    const answer = await api.get('/api/companies?page=1&itemsPerPage=10')
    expect(viewOf(answer)).toEqual({
      '@id': '/api/companies?itemsPerPage=10',
      '@type': 'hydra:PartialCollectionView',
    })
  })
})

describe.each(['2.7', '3.4', '4'] as const)('pages of %s', (flavour) => {
  test('[C04] the first of three pages links to the next and not to a previous one', async () => {
    const { api } = await start({ flavour })
    const view = viewOf(await api.get('/api/companies?page=1&itemsPerPage=10'))
    expect(view).toMatchObject({
      first: '/api/companies?itemsPerPage=10&page=1',
      last: '/api/companies?itemsPerPage=10&page=3',
      next: '/api/companies?itemsPerPage=10&page=2',
    })
    expect(view).not.toHaveProperty('previous')
  })

  test('[C05] the last page links to the previous and not to a next one', async () => {
    const { api } = await start({ flavour })
    const answer = await api.get('/api/companies?page=3&itemsPerPage=10')
    expect(membersOf(answer)).toHaveLength(5)
    expect(viewOf(answer)).toMatchObject({ previous: '/api/companies?itemsPerPage=10&page=2' })
    expect(viewOf(answer)).not.toHaveProperty('next')
  })

  test('[C06] a page after the last is empty and links to the previous number', async () => {
    const { api } = await start({ flavour })
    const answer = await api.get('/api/companies?page=9&itemsPerPage=10')
    expect([answer.status, membersOf(answer), totalOf(answer)]).toEqual([200, [], 25])
    expect(viewOf(answer)).toMatchObject({
      last: '/api/companies?itemsPerPage=10&page=3',
      previous: '/api/companies?itemsPerPage=10&page=8',
    })
    expect(viewOf(answer)).not.toHaveProperty('next')
  })

  test.each(['0', '-1', 'abc', ''])('[C07] page=%s is refused', async (page) => {
    const { api } = await start({ flavour })
    const answer = await api.get(`/api/companies?page=${page}`)
    expect([answer.status, messageOf(answer)]).toEqual([400, 'Page should not be less than 1'])
  })

  test('[C08] itemsPerPage=0 gives an empty page, a negative one is refused', async () => {
    const { api } = await start({ flavour })
    const negative = await api.get('/api/companies?itemsPerPage=-1')
    expect([negative.status, messageOf(negative)]).toEqual([400, 'Limit should not be less than 0'])
    const zero = await api.get('/api/companies?itemsPerPage=0')
    expect([zero.status, membersOf(zero), totalOf(zero)]).toEqual([200, [], 25])
    const second = await api.get('/api/companies?itemsPerPage=0&page=2')
    expect(messageOf(second)).toBe('Page should not be greater than 1 if limit is equal to 0')
  })

  test('[C09] a maximum limits the page without an error, and the links keep the requested number', async () => {
    const { api } = await start({ flavour, clamp: 10 })
    const answer = await api.get('/api/companies?itemsPerPage=10000')
    expect(membersOf(answer)).toHaveLength(10)
    expect(viewOf(answer)).toMatchObject({ next: '/api/companies?itemsPerPage=10000&page=2' })
  })
})

const golden = {
  requested:
    '/api/orders?page=2&itemsPerPage=10&barcode=12+3&status[]=operin&status[1]=reminder&order[id]=desc&q[]=id&q[company][]=name',
  '2.7':
    '/api/orders?itemsPerPage=10&barcode=12%203&status%5B%5D=operin&status%5B%5D=reminder&order%5Bid%5D=desc&q%5B%5D=id&q%5Bcompany%5D%5B%5D=name&page=3',
  '3.4':
    '/api/orders?barcode=12%203&itemsPerPage=10&order%5Bid%5D=desc&q%5B%5D=id&q%5Bcompany%5D%5B%5D=name&status%5B%5D=operin&status%5B%5D=reminder&page=3',
}

/** 30 orders that match the filters of the golden link, so that there is a third page. */
async function withGoldenOrders(flavour: '2.7' | '3.4') {
  const server = await start({ flavour })
  const { store } = server.app.worlds.get('default')
  store.run(`UPDATE orders SET status = 'operin', barcode = '12 3-' || id WHERE id <= 30`)
  return server
}

describe.each(['2.7', '3.4'] as const)('links of %s', (flavour) => {
  test('[C10] the next link equals that of the real server byte for byte', async () => {
    const { api } = await withGoldenOrders(flavour)
    expect(viewOf(await api.get(golden.requested))).toMatchObject({ next: golden[flavour] })
  })

  test('[C10] links encode characters as PHP does, not as JavaScript', async () => {
    const { api } = await start({ flavour })
    const answer = await api.get(`/api/companies?itemsPerPage=1&zz=!'()*~+é/&zzz`)
    expect(viewOf(answer)?.['@id']).toBe('/api/companies?itemsPerPage=1&zz=%21%27%28%29%2A~%20%C3%A9%2F&zzz=&page=1')
  })

  test('[C11] the next link keeps filters and selectors', async () => {
    const { api } = await withGoldenOrders(flavour)
    const third = await api.get(textIn(viewOf(await api.get(golden.requested))?.['next']))
    expect(membersOf(third)).toHaveLength(10)
    expect(Object.keys(membersOf(third)[0] ?? {})).toEqual(['@id', '@type', 'id', 'company'])
    expect(viewOf(third)).not.toHaveProperty('next')
  })
})

describe('selectors', () => {
  test('[C12] only the selected fields are sent', async () => {
    const { api } = await start()
    const [first = {}] = membersOf(await api.get('/api/companies?q[]=id&q[]=name'))
    expect(Object.keys(first)).toEqual(['@id', '@type', 'id', 'name'])
  })

  test('[C13] a nested selector embeds the related record; without an owner the key is missing', async () => {
    const { api } = await start()
    const owned = await api.get('/api/companies/2?q[owner][]=firstName')
    expect(owned.body['owner']).toEqual({ '@id': '/api/users/9', '@type': 'User', firstName: 'Maeva' })
    const free = await api.get('/api/companies/5?q[owner][]=firstName')
    expect(free.body).not.toHaveProperty('owner')
  })

  test('[C14] a selector with only an unknown field gives @id and @type', async () => {
    const { api } = await start()
    const answer = await api.get('/api/companies?q[]=nope')
    expect(answer.status).toBe(200)
    expect(Object.keys(membersOf(answer)[0] ?? {})).toEqual(['@id', '@type'])
  })
})

describe('filters and order', () => {
  test('[C15] one of several values must match; unknown filters are ignored', async () => {
    const { api } = await start()
    const statuses = async (query: string): Promise<string[]> => {
      const members = membersOf(await api.get(`/api/orders?itemsPerPage=1000&q[]=status&${query}`))
      return [...new Set(members.map(({ status }) => textIn(status)))].toSorted((left, right) =>
        left.localeCompare(right),
      )
    }
    expect(await statuses('status[]=operin&status[]=reminder')).toEqual(['operin', 'reminder'])
    expect(await statuses('status=operin')).toEqual(['operin'])
    expect(await statuses('colour=red')).toHaveLength(12)
  })

  test('[C16] an empty barcode (partial match) finds all orders, an empty status (exact match) none', async () => {
    const { api } = await start()
    expect(totalOf(await api.get('/api/orders?barcode='))).toBe(200)
    expect(totalOf(await api.get('/api/orders?status='))).toBe(0)
  })

  test('[C17] order[id] sorts descending, and an unknown direction is ignored', async () => {
    const { api } = await start()
    const descending = ids(membersOf(await api.get('/api/orders?order[id]=desc&q[]=id')))
    expect(descending).toEqual(descending.toSorted((left, right) => right - left))
    const unknown = await api.get('/api/orders?order[id]=zzz&q[]=id')
    expect([unknown.status, ids(membersOf(unknown)).slice(0, 3)]).toEqual([200, [1, 2, 3]])
  })
})

describe('collections below an item', () => {
  test('[C18] the members of a company are a collection with its own address', async () => {
    const { api } = await start()
    const answer = await api.get('/api/companies/1/members?page=1&itemsPerPage=10')
    expect(answer.body).toMatchObject({ '@id': '/api/companies/1/members', '@context': '/api/contexts/User' })
    expect(membersOf(answer)[0]?.['@id']).toBe('/api/users/15')
    expect(viewOf(answer)?.['next']).toBe('/api/companies/1/members?itemsPerPage=10&page=2')
  })

  test('[C19] an unknown parent has an empty collection', async () => {
    const { api } = await start()
    const answer = await api.get('/api/companies/99999/members')
    expect([answer.status, membersOf(answer)]).toEqual([200, []])
  })
})
