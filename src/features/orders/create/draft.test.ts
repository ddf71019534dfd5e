import { expect, test, vi } from 'vitest'
import { blankLine } from './contents.ts'
import {
  beginSending,
  chooseCompany,
  chosenBookings,
  countUncorrected,
  type Draft,
  draftSchema,
  emptyDraft,
  furthestStep,
  mayVisit,
  nearestStep,
  noteBody,
  orderBody,
  orderDraftsOf,
  quantityProblem,
  refusalsOf,
  replaceSlot,
  typeClient,
  typeContents,
  typeQuantities,
  withResult,
} from './draft.ts'
import { STEPS } from './search.ts'
import { codes, hina, places, punaauia, ready, taina, vini, withCompany, withSlots } from './test-draft.ts'

/** A draft after an attempt that created the first order and was refused the second. */
function halfDone(violations: { propertyPath: string; message: string }[] = []): Draft {
  return withResult(withResult(beginSending(ready, codes), 0, { state: 'created' }), 1, { violations })
}

test('[WIZ-07] [VAL-13] a quantity is a whole number from 0 to the free slots of the booking', () => {
  expect([2, 0, ''].map((typed) => quantityProblem(typed, 2))).toEqual([undefined, undefined, undefined])
  expect(quantityProblem(3, 2)).toBe('over')
  expect([-1, 1.5, 'abc'].map((typed) => quantityProblem(typed, 2))).toEqual(['whole', 'whole', 'whole'])
  expect(quantityProblem(99, undefined)).toBeUndefined()
  expect(quantityProblem(1_000_000_000, undefined)).toBe('many')
})

test('each step opens the next one', () => {
  expect([emptyDraft, withCompany, withSlots, ready].map(furthestStep)).toEqual([...STEPS])
  expect(furthestStep(typeQuantities(withCompany, { '12': 3 }, places))).toBe('slots')
  expect(furthestStep(typeClient(withSlots, { ...hina, phone: '87+12' }))).toBe('client')
  expect(nearestStep(withCompany, 'recap')).toBe('slots')
})

test('[WIZ-33] another company resets quantities and products, not the client', () => {
  const typed = typeContents(ready, { '9.1': { products: [{ ...blankLine, name: 'Vin' }], alcohol: true } })
  const other = chooseCompany(typed, { id: 8, name: 'Vaima' })
  expect(other).toMatchObject({ quantities: {}, contents: {}, client: hina })
  expect(chooseCompany(typed, vini).contents).toEqual(typed.contents)
})

test('[WIZ-16] one order per slot, with its own products, kept while quantities change', () => {
  const typed = typeContents(withSlots, { '12.2': { products: [{ ...blankLine, name: 'Vin' }], alcohol: false } })
  expect(orderDraftsOf(typed).map(({ key }) => key)).toEqual(['9.1', '12.1', '12.2'])
  const fewer = typeQuantities(typed, { '12': 1 }, places)
  expect(orderDraftsOf(fewer).map(({ key }) => key)).toEqual(['12.1'])
  expect(orderDraftsOf(typeQuantities(fewer, { '12': 2 }, places))[1]?.contents.products[0]?.name).toBe('Vin')
})

test('[WIZ-24] [WIZ-27] [WIZ-31] several orders share stem, group and pick-up code', () => {
  const { submission } = beginSending(ready, codes)
  expect(submission?.orders.map(({ barcode }) => barcode)).toEqual([
    'vini-01-ABCDEFGH-1',
    'vini-01-ABCDEFGH-2',
    'vini-01-ABCDEFGH-3',
  ])
  expect([submission?.multiOrderCode, submission?.receiveCode]).toEqual(['ZYXWVUTS', '12345678'])
})

test('[WIZ-25] [WIZ-28] [WIZ-38] a single order has neither suffix nor group', () => {
  const { submission } = beginSending(typeQuantities(ready, { '9': 1 }, places), codes)
  expect(submission?.orders.map(({ barcode }) => barcode)).toEqual(['vini-01-ABCDEFGH'])
  expect(submission?.multiOrderCode).toBeNull()
})

test('a second attempt keeps every code and drops the messages of the first', () => {
  const first = beginSending(ready, codes)
  const said = withResult(first, 1, {
    problem: 'lost',
    description: 'x',
    violations: [{ propertyPath: 'a', message: 'b' }],
  })
  const draw = vi.fn(() => 'OTHER')
  expect(beginSending(said, { barcode: draw, group: draw, receive: draw })).toEqual(first)
  expect(draw).not.toHaveBeenCalled()
})

test('[WIZ-20] [CST-03] alcohol restricts only its order', () => {
  const typed = typeContents(ready, {
    '9.1': { products: [{ ...blankLine, name: 'Vin', alcoholic: true }], alcohol: false },
    '12.1': { products: [{ ...blankLine, name: 'Rhum' }], alcohol: true },
  })
  const begun = beginSending(typed, codes)
  expect([0, 1, 2].map((index) => orderBody(begun, index).ageRestriction)).toEqual([18, 18, null])
})

test('company and slots cannot change once an order may exist', () => {
  const draft = halfDone()
  expect(STEPS.map((step) => mayVisit(draft, step))).toEqual([false, false, true, true])
  expect(nearestStep(draft, 'company')).toBe('recap')
  expect(chooseCompany(draft, { id: 8, name: 'Vaima' })).toBe(draft)
  expect(typeQuantities(draft, {}, {})).toBe(draft)
})

test('other quantities start a new submission with new codes while no order can exist', () => {
  const begun = beginSending(ready, codes)
  expect(typeQuantities(begun, ready.quantities, places).submission).toBe(begun.submission)
  expect(typeQuantities(begun, { '12': 1 }, places).submission).toBeUndefined()
})

test('[VAL-73] a violation is shown at its client field, product line, slot or order', () => {
  const typed = typeContents(
    halfDone([
      { propertyPath: 'client.email', message: 'E' },
      { propertyPath: 'products[0].name', message: 'N' },
      { propertyPath: 'products[0][price]', message: 'P' },
      { propertyPath: 'bookingSlot.available', message: 'B' },
      { propertyPath: 'ageRestriction', message: 'A' },
      { propertyPath: 'foo', message: 'F' },
      { propertyPath: '', message: 'G' },
    ]),
    {},
  )
  // The first line is blank and not sent, so the server's first product is the second line.
  const contents = { products: [blankLine, { ...blankLine, name: 'Vin' }], alcohol: false }
  const { client, orders } = refusalsOf({ ...typed, contents: { '12.1': contents } })
  expect([...client]).toEqual([['client.email', 'E']])
  expect([...orders]).toEqual([
    ['orders.1.products.1.name', 'N'],
    ['orders.1.products.1.price', 'P'],
    ['orders.1.booking', 'B'],
    ['orders.1.alcohol', 'A'],
    ['orders.1.other', 'F\nG'],
  ])
})

test('[VAL-72] a violation disappears when its value changes', () => {
  const draft = halfDone([
    { propertyPath: 'client.email', message: 'E' },
    { propertyPath: 'products[0].name', message: 'N' },
    { propertyPath: 'booking_slot', message: 'B' },
  ])
  const left = (of: Draft) => of.submission?.orders[1]?.violations.map(({ message }) => message)
  expect(left(typeClient(draft, { ...hina, phone: '1' }))).toEqual(['E', 'N', 'B'])
  expect(left(typeClient(draft, { ...hina, email: 'x@y.pf' }))).toEqual(['N', 'B'])
  expect(left(typeContents(draft, { '12.1': { products: [], alcohol: false } }))).toEqual(['E', 'B'])
  expect(left(replaceSlot(draft, '12.1', 9, punaauia))).toEqual(['E', 'N'])
})

test('a replaced slot keeps the codes of its order', () => {
  const replaced = replaceSlot(halfDone(), '12.1', 9, punaauia)
  expect(orderBody(replaced, 1)).toMatchObject({ bookingSlot: '/api/booking_slots/9', barcode: 'vini-01-ABCDEFGH-2' })
  expect(orderDraftsOf(replaced)[1]?.place).toEqual(punaauia)
  expect(chosenBookings(halfDone())).toEqual([
    { booking: 9, count: 1, place: punaauia },
    { booking: 12, count: 2, place: taina },
  ])
  expect(chosenBookings(replaced)).toEqual([
    { booking: 9, count: 2, place: punaauia },
    { booking: 12, count: 1, place: taina },
  ])
})

test('a stored draft is read back unchanged, and other stored data is refused', () => {
  const draft = halfDone([{ propertyPath: 'a', message: 'b' }])
  expect(draftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(JSON.parse(JSON.stringify(draft)))
  for (const wrong of [null, {}, { ...draft, submission: { ...draft.submission, orders: [] } }])
    expect(draftSchema.safeParse(wrong).success).toBe(false)
})

test('the barcode starts with the id of the company when it has no external id', () => {
  const numbered = beginSending({ ...ready, company: { id: 7, name: 'Vini' } }, codes)
  expect(numbered.submission?.orders[0]?.barcode).toBe('7-ABCDEFGH-1')
})

test('an order that an earlier call has created keeps what was sent, and its corrections are counted', () => {
  const draft = halfDone()
  const unchanged = withResult(noteBody(draft, 1), 1, { state: 'created', isFound: true })
  expect(countUncorrected(unchanged)).toBe(0)
  const corrected = typeClient(unchanged, { ...draft.client, phone: '87000000' })
  expect(countUncorrected(corrected)).toBe(1)
  expect(countUncorrected(noteBody(corrected, 1))).toBe(1)
  // An order whose answer arrived is known to keep its client.
  expect(countUncorrected(withResult(corrected, 1, { isFound: false }))).toBe(0)
})
