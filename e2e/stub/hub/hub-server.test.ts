import { describe, expect, test } from 'vitest'
import { Hub } from './hub.ts'
import { listen, network } from './testing-hub.ts'

/** Hub over HTTP: discovery, refusals, and control by tests. */

describe('the hub', () => {
  test('is in the Link header of resources, beside the documentation, and scripts of other origins can read it', async () => {
    const { origin, write } = await network()
    const answer = await write('GET', '/api/orders')
    const documentation = `<${origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`
    expect(answer.headers.get('link')).toBe(`${documentation},<${origin}/.well-known/mercure>; rel="mercure"`)
    expect(answer.headers.get('access-control-expose-headers')).toBe('link')
    expect((await write('DELETE', '/api/orders/9')).headers.get('link')).toMatch('rel="mercure"')
  })

  test('does not exist without --mercure, nor in a world that has switched it off', async () => {
    const { hub, origin, write } = await network({ mercure: false })
    expect((await fetch(hub(['*']))).status).toBe(404)
    expect((await write('GET', '/api/orders')).headers.get('link')).not.toMatch('mercure')
    const world = `${origin}/__stub/worlds/default`
    await fetch(world, { method: 'PATCH', body: '{"mercure":true}' })
    const listener = await listen(hub(['*']))
    await fetch(world, { method: 'PATCH', body: '{"mercure":false}' })
    expect(await listener.ended).toBe('by the hub')
    expect((await fetch(hub(['*']))).status).toBe(404)
  })

  test('refuses a subscription without topics, and every publication', async () => {
    const { hub, origin, subscribe, write } = await network()
    expect((await fetch(hub([]))).status).toBe(400)
    const listener = await subscribe(['*'])
    const forged = new URLSearchParams({ topic: `${origin}/api/orders/200`, data: '{"status":"forged"}' })
    expect((await fetch(hub([]), { method: 'POST', body: forged })).status).toBe(401)
    await write('PATCH', '/api/companies/2', { name: 'Vrai' })
    expect((await listener.next()).data['@id']).toBe('/api/companies/2')
  })

  test('lets scripts of other origins subscribe, with a cookie too', async () => {
    const { hub, subscribe } = await network()
    const { headers } = await subscribe(['*'], { origin: 'http://console.test' })
    expect(headers.get('access-control-allow-origin')).toBe('http://console.test')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    const preflight = await fetch(hub(['*']), { method: 'OPTIONS', headers: { origin: 'http://console.test' } })
    expect(preflight.headers.get('access-control-allow-headers')).toMatch('last-event-id')
  })

  test('is controlled by the control plane: cut connections and arbitrary updates', async () => {
    const { origin, subscribe } = await network()
    const world = `${origin}/__stub/worlds/default`
    const listener = await subscribe([`${origin}/api/orders/200`])
    const data = { '@id': '/api/orders/200', status: 'forged' }
    await fetch(`${world}/updates`, { method: 'POST', body: JSON.stringify({ topic: '/api/orders/200', data }) })
    expect((await listener.next()).data).toEqual(data)
    await fetch(`${world}/subscribers`, { method: 'DELETE' })
    expect(await listener.ended).toBe('by the hub')
  })

  test.each(['reset', 'removed', 'closed'])('ends its connections when its world is %s', async (how) => {
    const { app, subscribe } = await network()
    const listener = await subscribe(['*'], { 'x-stub-world': 'w' })
    if (how === 'reset') app.worlds.reset('w', {})
    else if (how === 'removed') app.worlds.remove('w')
    else app.worlds.closeHubs()
    expect(await listener.ended).toBe('by the hub')
  })

  test('announces only in its world', async () => {
    const { origin, subscribe, write } = await network()
    const other = await subscribe(['*'], { 'x-stub-world': 'other' })
    await write('PATCH', '/api/companies/2', { name: 'Ici' })
    await fetch(`${origin}/__stub/worlds/other/elsewhere/companies/3`, { method: 'PATCH', body: '{"name":"Autre"}' })
    expect((await other.next()).data['@id']).toBe('/api/companies/3')
  })

  test('sends comments, so that a silent connection stays open', async () => {
    const hub = new Hub(5)
    const reply = hub.answer(new Request('http://stub.test/.well-known/mercure?topic=*'))
    const reader = reply.body?.getReader()
    const texts = []
    for (const _ of [1, 2, 3]) texts.push(new TextDecoder().decode((await reader?.read())?.value))
    expect(texts).toEqual([':\n', ':\n', ':\n'])
    await reader?.cancel()
    expect(hub.list()).toEqual([])
  })
})
