import { describe, expect, test } from 'vitest'
import type { BookingSlot, Company } from '#api/generated/entities.ts'
import { type Doubts, emptyCells, type Field, FIELDS, readCell } from './columns.ts'
import { type ImportRow, isReady, judge, type Known, refusedOf, toOrder } from './judge.ts'

const company = (id: number, name: string, given: Partial<Company> = {}): Company => ({
  '@id': `/api/companies/${id}`,
  id,
  name,
  cleveronCompanyId: `ref-${id}`,
  ...given,
})

interface Place {
  machine?: string
  location?: string
  zone?: string
  size?: [number, number, number]
}

const booking = (
  id: number,
  available: number | undefined,
  place: Place = {},
  given: Partial<BookingSlot> = {},
): BookingSlot => {
  const { machine = 'Taina', location, zone = 'Frais', size: [height, width, depth] = [10, 20, 30] } = place
  const iri = (name: string) => ({ '@id': `/api/${name}/${id}`, id })
  const locker = { ...iri('lockers'), shortLocation: machine, ...(location !== undefined && { location }) }
  const temperatureZone = { ...iri('temperature_zones'), name: zone, myKey: 'MT', locker }
  return {
    ...iri('booking_slots'),
    slot: { ...iri('slots'), size: 'S', height, width, depth, temperatureZone },
    active: true,
    ...(available !== undefined && { available }),
    ...given,
  }
}

const known = (bookings: BookingSlot[], given: Partial<Known> = {}): Known => ({
  companies: [
    company(1, 'Épicerie Vaima'),
    company(2, 'Vini'),
    company(3, 'Vide', { bookingSlots: [] }),
    company(4, 'Vini 2'),
    company(5, 'vini-2'),
  ],
  bookings: new Map([[1, bookings]]),
  taken: new Set(),
  ...given,
})

const valid = {
  company: 'Épicerie Vaima',
  lastname: 'Terii',
  firstname: 'Hina',
  phone: '87 12 34 56',
  email: 'h@mail.pf',
}

/** Rows with these cells, as a file brings them. */
const rowsOf = (...given: Partial<Record<Field, string>>[]): ImportRow[] =>
  given.map((texts, index) => {
    const cells = { ...emptyCells, ...valid, ...texts }
    const doubts: Doubts = {}
    for (const field of FIELDS) {
      const { text, doubt } = readCell(field, cells[field])
      cells[field] = text
      if (doubt !== undefined) doubts[field] = doubt
    }
    return { line: index + 2, cells, doubts, refused: {} }
  })

const faultsOf = (rows: readonly ImportRow[], facts: Known) =>
  [...judge(rows, facts).values()].map(({ faults }) => faults)
const faultOf = (cells: Partial<Record<Field, string>>, facts = known([booking(1, 9)])) =>
  faultsOf(rowsOf(cells), facts)[0]

const required = 'Ce champ est obligatoire'

describe('[IMP-03] the rules of the wizard judge each row', () => {
  test.each<[string, Partial<Record<Field, string>>, object]>([
    ['a complete row', {}, {}],
    ['names', { lastname: '', firstname: '' }, { lastname: required, firstname: required }],
    ['letters in a phone', { phone: '87a' }, { phone: 'Ce champ ne doit contenir que des chiffres' }],
    ['a rounded phone', { phone: '8,98E+07' }, { phone: 'Arrondi par le tableur : retapez-le' }],
    ['an e-mail', { email: 'hina' }, { email: "L'adresse e-mail n'est pas valide" }],
    [
      'a quantity',
      { product: 'Pain', quantity: '1,5' },
      { quantity: 'Veuillez saisir un nombre entier supérieur ou égal à 1' },
    ],
    ['a price', { product: 'Pain', price: 'x' }, { price: 'Veuillez saisir un nombre' }],
    ['a product without a name', { quantity: '3' }, { product: required }],
    [
      'alcohol without a product',
      { alcohol: 'oui' },
      { product: "Veuillez déclarer les produits de la commande (présence d'alcool)" },
    ],
    ['neither yes nor no', { alcohol: 'peut-être', product: 'Vin' }, { alcohol: 'oui ou non' }],
    ['a code that became a date', { barcode: '01/02/2026' }, { barcode: 'Changé en date par le tableur : retapez-le' }],
    ['a rounded code', { barcode: '1,23E+11' }, { barcode: 'Arrondi par le tableur : retapez-le' }],
  ])('%s', (_name, cells, faults) => expect(faultOf(cells)).toEqual(faults))

  test('a phone of another length is a remark', () => {
    const remarks = (phone: string) => judge(rowsOf({ phone }), known([booking(1, 9)])).get(2)?.remarks.phone
    expect(remarks('8712345')).toBe('7 chiffres : à vérifier')
    expect(remarks('+689 8712345')).toBe('10 chiffres : à vérifier')
    expect(remarks('00000000')).toBe('8 chiffres : à vérifier')
    for (const phone of ['87123456', '+33612345678', '0612345678', '68987123456'])
      expect(remarks(phone), phone).toBeUndefined()
  })
})

describe('[IMP-03] company, machine, zone and size become a booking', () => {
  const two = [booking(1, 3), booking(2, 3, { machine: 'Arue', zone: 'Sec', size: [40, 50, 60] })]

  test.each<[string, Partial<Record<Field, string>>, number]>([
    ['accents and case', { company: 'EPICERIE VAIMA', machine: 'taina' }, 1],
    ['a reference', { company: 'ref-1', machine: 'Arue' }, 2],
    ['a number', { company: '#1', machine: 'Arue' }, 2],
    ['a zone by its key', { machine: 'Taina', zone: 'MT' }, 1],
    ['dimensions without a unit', { machine: 'Arue', size: '40*50*60' }, 2],
    ['the letter of a size', { machine: 'Arue', size: 's' }, 2],
  ])('%s', (_name, cells, id) => {
    const verdict = judge(rowsOf(cells), known(two)).get(2)
    expect([verdict?.faults, verdict?.booking?.id]).toEqual([{}, id])
  })

  test('an empty cell is right where there is one choice, and asks otherwise', () => {
    expect(faultOf({}, known(two))).toEqual({ machine: 'À préciser\u00A0: Taina, Arue' })
    expect(faultOf({ machine: 'Papara' }, known(two))).toEqual({ machine: 'Aucune réservation ici\u00A0: Taina, Arue' })
    const zones = [booking(1, 3), booking(2, 3, { zone: 'Sec' })]
    expect(faultOf({}, known(zones))).toEqual({ zone: 'À préciser\u00A0: Frais (MT), Sec (MT)' })
    expect(faultOf({ zone: 'Tiède' }, known(zones))?.zone).toMatch(/^Aucune réservation ici/)
    expect(faultOf({ zone: 'Sec', size: '1x1x1' }, known(zones))?.size).toMatch(/^Aucune réservation ici/)
  })

  test('a machine is found by its location too, unless two have it or another one has this name', () => {
    const facts = known([
      booking(1, 9, { machine: 'Taina', location: 'Marina' }),
      booking(2, 9, { machine: 'Faaa', location: 'Aéroport' }),
      booking(3, 9, { machine: 'Pirae', location: 'Aéroport' }),
      booking(4, 9, { machine: 'Marina', location: 'Arue' }),
    ])
    const bookingFor = (machine: string) => [...judge(rowsOf({ machine }), facts).values()][0]?.booking?.id
    expect(bookingFor('arue')).toBe(4)
    expect(bookingFor('Marina')).toBe(4)
    expect(faultOf({ machine: 'aeroport' }, facts)).toEqual({ machine: 'À préciser\u{A0}: Faaa, Pirae' })
  })

  test('the company is unknown, named twice, or has no booking', () => {
    expect(faultOf({ company: '' })).toEqual({ company: required })
    expect(faultOf({ company: 'Vinni' })).toEqual({ company: 'Société inconnue' })
    expect(faultOf({ company: 'vini 2' })?.company).toMatch(/^Plusieurs sociétés/)
    expect(faultOf({ company: 'Vide' })?.company).toMatch(/plus de réservation/)
    expect(faultOf({}, known([]))?.company).toMatch(/plus de réservation/)
    expect(faultOf({}, known([], { bookings: new Map([[1, null]]) }))?.company).toMatch(/pas pu être lues/)
  })

  test('a row waits until the bookings are read', () => {
    const verdict = judge(rowsOf({}), known([], { bookings: new Map() })).get(2)
    expect([verdict?.isWaiting, verdict && isReady(verdict)]).toEqual([true, false])
  })
})

describe('[IMP-03] room is counted over all rows', () => {
  test('the first rows get the room, over several bookings of the same place', () => {
    const facts = known([booking(1, 1), booking(2, 1)])
    const verdicts = [...judge(rowsOf({}, {}, {}), facts).values()]
    expect(verdicts.map((verdict) => verdict.booking?.id)).toEqual([1, 2, undefined])
    expect(verdicts[2]?.faults).toEqual({ machine: 'Plus de place\u00A0: 2 libres pour 3 lignes' })
  })

  test('a booking that is full or switched off gives none, and an unknown room is left to the server', () => {
    const off = booking(1, 5, {}, { active: false })
    expect(faultOf({}, known([booking(2, 0), off]))).toEqual({ machine: 'Complet' })
    expect(faultOf({}, known([off]))).toEqual({ machine: 'Réservation désactivée' })
    expect(faultsOf(rowsOf({}, {}, {}), known([booking(1, undefined)]))).toEqual([{}, {}, {}])
  })
})

test('[IMP-03] a barcode met twice names the other row, and one that the server has is refused', () => {
  const facts = known([booking(1, 9)], { taken: new Set(['B']) })
  expect(faultsOf(rowsOf({ barcode: 'A' }, { barcode: 'A' }, { barcode: 'B' }, { barcode: 'a' }), facts)).toEqual([
    { barcode: 'Déjà à la ligne 3' },
    { barcode: 'Déjà à la ligne 2' },
    { barcode: 'Une livraison a déjà ce code-barres' },
    {},
  ])
})

test('[IMP-04] the cells of a row become the products, the recipient and the age restriction of an order', () => {
  const [row] = rowsOf({ product: 'Vin', quantity: '2', price: '3,5', alcohol: 'Oui', phone: '+689 87 12 34 56' })
  const verdict = judge([row!], known([booking(71, 9)])).get(2)!
  const codes = { barcode: 'X-1', receiveCode: '12345678' }
  expect(toOrder(row!, { ...verdict, booking: booking(71, 9) }, codes)).toMatchObject({
    ...codes,
    bookingSlot: '/api/booking_slots/71',
    products: [{ name: 'Vin', quantity: 2, price: 3.5 }],
    client: { lastname: 'Terii', firstname: 'Hina', phone: '+68987123456', email: 'h@mail.pf' },
    ageRestriction: 18,
  })
})

test('[IMP-04] messages of the server find their cells, and a refusal without any is for the row', () => {
  const violation = (propertyPath: string) => ({ propertyPath, message: propertyPath })
  const paths = {
    email: 'client.email',
    machine: 'bookingSlot',
    price: 'products[0].price',
    barcode: 'externalOrderId',
  }
  expect(refusedOf([...Object.values(paths), 'hold'].map(violation), undefined)).toEqual({ ...paths, row: 'hold' })
  expect(refusedOf([], 'Refusé.')).toEqual({ row: 'Refusé.' })
})
