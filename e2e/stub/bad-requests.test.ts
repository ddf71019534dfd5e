import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { messageOf, start, type Client } from './testing.ts'

let api: Client
let printed: MockInstance<typeof console.error>
beforeEach(async () => {
  printed = vi.spyOn(console, 'error')
  ;({ api } = await start())
})

afterEach(() => {
  if (printed.mock.calls.length > 0) throw new Error('The server printed an error.')
})

const list = (query: string) => api.get(`/api/companies?${query}`)

describe('a bad query is a 400 in the error format of the API', () => {
  test.each([
    ['a prototype as the field to sort by', 'order[__proto__]=asc'],
    ['a prototype in a deep selector', 'q[a][__proto__][polluted]=1'],
    ['a prototype as a parameter', '__proto__[polluted]=1'],
    ['a constructor', 'constructor[prototype][polluted]=1'],
    ['an encoded prototype', 'order%5B%5F_proto__%5D=asc'],
    ['thousands of brackets', `q${'[]'.repeat(5000)}=id`],
    ['thousands of opening brackets', `q]${'['.repeat(5000)}=id`],
    ['deep nesting', `q${'[a]'.repeat(65)}=id`],
    ['thousands of parameters', Array.from({ length: 3000 }, (_, n) => `a${n}=1`).join('&')],
    ['thousands of values of one filter', 'cleveronCompanyId[]=x&'.repeat(3000)],
    ['half an escape', 'name=%'],
    ['an escape that is not hexadecimal', 'name=%zz'],
    ['an escape that is not UTF-8', 'name=%E0%A4%A'],
    ['a name with a bad escape', 'na%FFme=x'],
  ])('%s', async (_, query) => {
    const answer = await list(query)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8')
    expect(answer.body).toMatchObject({ '@type': 'hydra:Error', 'hydra:description': expect.any(String) })
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test('even with a trailing slash in the path', async () => {
    const answer = await api.get('/api/companies/?name=%E0%A4%A')
    expect([answer.status, answer.body['@type']]).toEqual([400, 'hydra:Error'])
  })
})

describe('a bad body is a 400 in the error format of the API', () => {
  const order = (products: string) => `{"products":${products}}`

  test.each([
    ['a list', order('['.repeat(200_000) + ']'.repeat(200_000))],
    ['an object', order('{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000))],
  ])('%s that is nested too deep', async (_, body) => {
    const answer = await api.patch('/api/orders/1', body)
    expect([answer.status, messageOf(answer)]).toEqual([400, 'Syntax error'])
  })

  test('names of the prototype in a body are ignored like other unknown names', async () => {
    const body = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"X"}'
    expect((await api.patch('/api/companies/2', body)).body).toMatchObject({ name: 'X' })
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  test.each(['/api/login_check', '/api/register', '/api/forgot-password'])('%s: nested too deep', async (path) => {
    const body = `{"email":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    expect((await api.post(path, body, { 'content-type': 'application/json' })).status).toBe(400)
  })
})
