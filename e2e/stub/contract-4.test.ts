import { describe, expect, test } from 'vitest'
import { aCompany, clientOf, origin, start } from './testing.ts'

/**
 * What API Platform 4.1 answers differently from 3.4. There is no recording of it: these are the rules of its source (v4.1.30),
 * whose file is named at each test.
 */

const docs = `<${origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`
const errorLink = '<http://www.w3.org/ns/hydra/error>; rel="http://www.w3.org/ns/json-ld#error"'

const four = async () => (await start({ flavour: '4' })).api

describe('the address of what was written', () => {
  // State/Processor/RespondProcessor.php
  test('[C26] has the format and the query in Content-Location, and neither in Location', async () => {
    const answer = await (await four()).post('/api/companies?a=1', aCompany('N1'))
    expect([answer.status, answer.headers.get('location'), answer.headers.get('content-location')]).toEqual([
      201,
      '/api/companies/26',
      '/api/companies/26.jsonld?a=1',
    ])
  })

  test('[C28] is in the answer to a change, and in none to a read or an error', async () => {
    const api = await four()
    const locationOf = ({ headers }: { headers: Headers }) => headers.get('content-location')
    expect(locationOf(await api.patch('/api/companies/2', { name: 'X' }))).toBe('/api/companies/2.jsonld')
    const others = [
      await api.get('/api/companies/2'),
      await api.get('/api/companies'),
      await api.get('/api/companies/99999'),
      await api.post('/api/companies', {}),
      await api.remove('/api/companies/24'),
    ]
    expect(others.map(({ status }) => status)).toEqual([200, 200, 404, 422, 204])
    expect(others.map(locationOf)).toEqual([null, null, null, null, null])
  })
})

describe('an error', () => {
  // Validator/Exception/ValidationException.php, JsonLd/Serializer/ErrorNormalizer.php
  test('[C34] of validation is a ConstraintViolation with a context, and no key has the prefix', async () => {
    const { status, headers, body } = await (await four()).post('/api/companies', { ...aCompany('N1'), name: '' })
    const id = '/validation_errors/c1051bb4-d103-4f74-8988-acbcafc7fdc3'
    expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json; charset=utf-8'])
    expect(headers.get('link')).toBe(`${errorLink},${docs}`)
    expect(body).toMatchObject({
      '@context': '/api/contexts/ConstraintViolation',
      '@id': `/api${id}`,
      '@type': 'ConstraintViolation',
      status: 422,
      title: 'An error occurred',
      type: id,
      violations: [{ propertyPath: 'name', code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3' }],
    })
    expect(body['detail']).toBe(body['description'])
    expect(Object.keys(body).filter((key) => key.startsWith('hydra:'))).toEqual([])
  })

  // Symfony/EventListener/ErrorListener.php: it takes every error, also those outside of a resource.
  test('[C23] of an unknown route or method is a problem of the API with its message', async () => {
    const anonymous = clientOf((await start({ flavour: '4' })).app)
    const unknown = await anonymous.get('/api/nothing')
    expect([unknown.status, unknown.headers.get('content-type'), unknown.headers.get('link')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
      `${errorLink},${docs}`,
    ])
    expect(unknown.body).toMatchObject({
      '@context': '/api/contexts/Error',
      '@id': '/api/errors/404',
      '@type': 'Error',
      detail: `No route found for "GET ${origin}/api/nothing"`,
      status: 404,
      type: '/errors/404',
    })
    const wrong = await anonymous.remove('/api/companies')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST'])
    expect(wrong.body).toMatchObject({ status: 405, type: '/errors/405' })
  })

  test('[C41] of the sign-in without a password is a problem in plain JSON, and names the key', async () => {
    const anonymous = clientOf((await start({ flavour: '4' })).app)
    const accept = { accept: 'application/json', 'content-type': 'application/json' }
    const answer = await anonymous.post('/api/login_check', { username: 'superadmin' }, accept)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
    expect(answer.body).toEqual({
      title: 'An error occurred',
      detail: 'The key "password" must be provided.',
      status: 400,
      type: '/errors/400',
    })
  })

  test('[C21] about a token is that of the JWT bundle, as before', async () => {
    const answer = await clientOf((await start({ flavour: '4' })).app).get('/api/me')
    expect([answer.status, answer.headers.get('link'), answer.text]).toEqual([
      401,
      null,
      '{"code":401,"message":"JWT Token not found"}',
    ])
  })
})

// Hydra/Serializer/DocumentationNormalizer.php
test('[C45] the description of the API has no prefix either', async () => {
  const { body, text } = await (await four()).get('/api/docs.jsonld')
  expect(body).toMatchObject({ '@type': 'ApiDocumentation', entrypoint: '/api' })
  expect(body['supportedClass']).toContainEqual(expect.objectContaining({ '@id': '#Company', title: 'Company' }))
  expect(text).not.toContain('"hydra:')
})
