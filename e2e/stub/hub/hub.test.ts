import { describe, expect, test } from 'vitest'
import { network } from './testing-hub.ts'

/** Hub over real HTTP: one client subscribes, another one writes. */

describe('a subscriber', () => {
  test('gets new versions of the subscribed orders only', async () => {
    const { origin, write, subscribe } = await network()
    const listener = await subscribe([`${origin}/api/orders/200`, `${origin}/api/orders/199`])
    expect(listener.headers.get('content-type')).toBe('text/event-stream')
    await write('PATCH', '/api/orders/198', { status: 'cancel' })
    await write('PATCH', '/api/orders/200', { status: 'cancel' })
    const { id, data } = await listener.next()
    expect(id).toMatch(/^urn:uuid:[\da-f-]{36}$/)
    const answer: unknown = await (await write('GET', '/api/orders/200')).json()
    expect(data).toEqual(answer)
    expect(data).toMatchObject({ '@id': '/api/orders/200', '@type': 'Order', status: 'cancel' })
  })

  test('gets every record with a template or with *, including writes of another client', async () => {
    const { origin, write, subscribe } = await network()
    const machines = await subscribe([`${origin}/api/lockers/{id}`, `${origin}/api/temperature_zones/{id}`])
    const all = await subscribe(['*'])
    await fetch(`${origin}/__stub/worlds/default/elsewhere/companies/2`, { method: 'PATCH', body: '{"name":"Autre"}' })
    await write('PATCH', '/api/temperature_zones/4', { currentTemp: 9.5 })
    await write('PATCH', '/api/lockers/4', { city: 'Faaa Aéroport' })
    expect((await machines.next()).data).toMatchObject({ '@id': '/api/temperature_zones/4', currentTemp: 9.5 })
    expect((await machines.next()).data).toMatchObject({ '@id': '/api/lockers/4', city: 'Faaa Aéroport' })
    expect((await all.next()).data).toMatchObject({ '@id': '/api/companies/2', name: 'Autre' })
  })

  test('gets creations, including nested records', async () => {
    const { origin, write, subscribe } = await network()
    const listener = await subscribe([`${origin}/api/orders/{id}`, `${origin}/api/clients/{id}`])
    const client = { firstname: 'Zoé', lastname: 'T', phone: '87000000', email: 'z@example.test' }
    await write('POST', '/api/orders', { bookingSlot: '/api/booking_slots/3', barcode: 'NEU', products: [], client })
    const names = [(await listener.next()).data['@id'], (await listener.next()).data['@id']]
    expect(names).toEqual(['/api/clients/201', '/api/orders/201'])
  })

  test.each([
    ['2.7', { '@id': '/api/orders/7' }],
    ['4', { '@id': '/api/orders/7', '@type': 'Order' }],
  ] as const)('gets a deletion as API Platform %s announces it', async (flavour, data) => {
    const { origin, write, subscribe } = await network({ flavour })
    const listener = await subscribe([`${origin}/api/orders/7`])
    await write('DELETE', '/api/orders/7')
    expect((await listener.next()).data).toEqual(data)
  })

  test('hears nothing of a write that was refused or changed nothing, and nothing of computed values', async () => {
    const { write, subscribe } = await network()
    const listener = await subscribe(['*'])
    await write('PATCH', '/api/companies/2', { name: '' })
    await write('DELETE', '/api/lockers/1')
    await write('PATCH', '/api/companies/2', { name: 'Chocolat' })
    await write('PATCH', '/api/companies/2', { name: 'Chocolat' })
    await write('PATCH', '/api/orders/200', { status: 'cancel' })
    expect([(await listener.next()).data['@id'], (await listener.next()).data['@id']]).toEqual([
      '/api/companies/2',
      '/api/orders/200',
    ])
    await write('PATCH', '/api/companies/3', { name: 'Fin' })
    expect((await listener.next()).data['@id']).toBe('/api/companies/3')
  })
})

describe('a subscriber that comes back', () => {
  test.each(['header', 'parameter'])('gets missed updates by the %s, and then new ones', async (way) => {
    const { origin, write, subscribe } = await network()
    const topics = [`${origin}/api/companies/{id}`]
    const first = await subscribe(topics)
    await write('PATCH', '/api/companies/2', { name: 'Un' })
    const { id } = await first.next()
    first.close()
    await write('PATCH', '/api/companies/2', { name: 'Deux' })
    await write('PATCH', '/api/orders/200', { status: 'cancel' })
    const again =
      way === 'header'
        ? await subscribe(topics, { 'last-event-id': id, origin: 'http://console.test' }, { lastEventID: 'other' })
        : await subscribe(topics, { origin: 'http://console.test' }, { lastEventID: id })
    expect(again.headers.get('last-event-id')).toBe(id)
    expect(again.headers.get('access-control-expose-headers')).toBe('Last-Event-ID')
    await write('PATCH', '/api/companies/2', { name: 'Trois' })
    expect([(await again.next()).data['name'], (await again.next()).data['name']]).toEqual(['Deux', 'Trois'])
  })

  test('with an unknown id gets the whole history, and a sign that updates may be lost', async () => {
    const { origin, write, subscribe } = await network()
    for (let count = 1; count <= 205; count += 1) await write('PATCH', '/api/companies/2', { name: `Nom ${count}` })
    const listener = await subscribe([`${origin}/api/companies/2`], { 'last-event-id': 'urn:uuid:gone' })
    expect(listener.headers.get('last-event-id')).toBe('earliest')
    expect((await listener.next()).data['name']).toBe('Nom 6')
  })

  test('gets no old updates at its first connection', async () => {
    const { origin, write, subscribe } = await network()
    await write('PATCH', '/api/companies/2', { name: 'Vieux' })
    const listener = await subscribe([`${origin}/api/companies/2`])
    expect(listener.headers.get('last-event-id')).toBeNull()
    await write('PATCH', '/api/companies/2', { name: 'Neuf' })
    expect((await listener.next()).data['name']).toBe('Neuf')
  })
})
