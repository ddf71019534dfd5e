/** Judges the rows of an import by the rules of the wizard, finds a booking with room for each, and builds the orders. */
import { iriOf } from '#api/addresses.ts'
import type { BookingSlot, Company } from '#api/generated/entities.ts'
import { clientBlank } from '#api/generated/orders.schema.ts'
import type { ClientCreate, OrderCreate } from '#api/generated/orders.writes.ts'
import { isOpen, lockerOfBooking, type Place, placeOf } from '#domain/orders/place.ts'
import {
  blankLine,
  clientSchema,
  type Contents,
  isDeclared,
  orderOf,
  productLines,
  undeclaredAlcohol,
} from '#features/orders/create/contents.ts'
import { clientPhone } from '#lib/contact.ts'
import { groupBy } from '#lib/group-by.ts'
import { parseNumber } from '#lib/numbers.ts'
import { isSameName, plainText } from '#lib/plain-text.ts'
import { toFieldName, type Violation } from '#lib/violations.ts'
import { z } from '#lib/zod.ts'
import type { Cells, Doubts, Field } from './columns.ts'
import { doubts as doubtWords, faults as words, remarks as remarkWords } from './copy.ts'

/** Messages by the cell that shows them. `row` is the number of the row. */
export type Messages = Partial<Record<Field | 'row', string>>

export interface ImportRow {
  /** Identifies the row. It is also its number: in the file, or behind the last one. */
  line: number
  cells: Cells
  /** Cells that a spreadsheet has changed. A typed text has none. */
  doubts: Doubts
  /** Messages of the server, until their cells are edited. */
  refused: Messages
}

export interface Known {
  companies: readonly Company[]
  /** By the id of the company. Undefined while they are read, and null when that failed. */
  bookings: ReadonlyMap<number, readonly BookingSlot[] | null>
  taken: ReadonlySet<string>
}

export interface Verdict {
  company?: Company
  booking?: BookingSlot
  contents: Contents
  faults: Messages
  /** Doubts. The row can be sent. */
  remarks: Messages
  /** The bookings of the company are not known yet. */
  isWaiting: boolean
}

/** Texts that a cell can have, for the suggestions of an input. */
export type Choices = Record<keyof Place, readonly string[]>

export const hasFault = ({ faults }: Verdict) => Object.keys(faults).length > 0
/** The verdict on a row that may be sent. */
export type Ready = Verdict & Required<Pick<Verdict, 'booking' | 'company'>>

export const isReady = (verdict: Verdict): verdict is Ready => !hasFault(verdict) && verdict.booking !== undefined

/** Kept for each row, because an edit of one row judges all of them again. */
const judgedCells = new WeakMap<Cells, Pick<Verdict, 'contents' | 'faults' | 'remarks'>>()

/** What the cells of a row alone say. */
function judgeCells(cells: Cells) {
  const before = judgedCells.get(cells)
  if (before !== undefined) return before
  const contents = contentsOf(cells)
  const judged = { contents, faults: faultsOf(cells, contents), remarks: remarksOn(cells) }
  judgedCells.set(cells, judged)
  return judged
}

export function judge(rows: readonly ImportRow[], known: Known): Map<number, Verdict> {
  const verdicts = new Map<number, Verdict>()
  const wishes: Wish[] = []
  const byCode = groupBy(
    rows.filter(({ cells }) => cells.barcode !== ''),
    ({ cells }) => cells.barcode,
  )
  const placesOf = findPlaces(known)
  for (const { line, cells, doubts, refused } of rows) {
    const { contents, faults, remarks } = judgeCells(cells)
    const verdict: Verdict = { contents, faults: { ...faults }, remarks: { ...remarks }, isWaiting: false }
    const twin = byCode.get(cells.barcode)?.find((other) => other.line !== line)
    const codeFault = barcodeFault(cells.barcode, twin?.line, known.taken)
    if (codeFault !== undefined) verdict.faults.barcode = codeFault
    const placed = placesOf(cells)
    if ('fault' in placed) Object.assign(verdict.faults, placed.fault)
    else if (placed.candidates === undefined) verdict.isWaiting = true
    else wishes.push({ line, candidates: placed.candidates })
    if (placed.company) verdict.company = placed.company
    Object.assign(verdict.faults, faultsOfDoubts(doubts))
    // An unexplained refusal may be sent again unchanged.
    const { row, ...ofCells } = refused
    Object.assign(verdict.faults, { ...ofCells, ...verdict.faults })
    if (row !== undefined) verdict.remarks.row = row
    verdicts.set(line, verdict)
  }
  fillRoom(wishes, verdicts)
  return verdicts
}

interface Wish {
  line: number
  candidates: readonly BookingSlot[]
}

/** Gives each row a booking, in the order of the file, as long as there is room. */
function fillRoom(wishes: readonly Wish[], verdicts: Map<number, Verdict>) {
  const taken = new Map<number, number>()
  const nameOfPlace = (candidates: readonly BookingSlot[]) => candidates.map(({ id }) => id).join()
  const demand = groupBy(wishes, ({ candidates }) => nameOfPlace(candidates))
  for (const { line, candidates } of wishes) {
    const verdict = verdicts.get(line)
    if (verdict === undefined) continue
    const room = ({ id, available = Infinity }: BookingSlot) => available - (taken.get(id) ?? 0)
    const booking = candidates.find((each) => isOpen(each) && room(each) > 0)
    if (booking === undefined) {
      const open = candidates.filter(isOpen)
      const free = open.reduce((sum, { available = 0 }) => sum + available, 0)
      const asked = demand.get(nameOfPlace(candidates))?.length ?? 1
      verdict.faults.machine ??= open.length === 0 ? closedFault(candidates) : words.noRoom(free, asked)
    } else {
      taken.set(booking.id, (taken.get(booking.id) ?? 0) + 1)
      verdict.booking = booking
    }
  }
}

const closedFault = (closed: readonly BookingSlot[]) =>
  closed.every(({ active }) => active === false) ? words.switchedOff : words.full

type Placed = { company?: Company } & ({ fault: Messages } | { candidates: readonly BookingSlot[] | undefined })

/** The bookings that the cells of a row describe, or why there are none. An empty cell is right where there is only one choice. */
function placesFor(cells: Cells, known: Known): Placed {
  const company = findCompany(cells.company, known.companies)
  if (typeof company === 'string') return { fault: { company } }
  const bookings = known.bookings.get(company.id)
  if (bookings === undefined) return { company, candidates: undefined }
  if (bookings === null) return { company, fault: { company: words.unread } }
  if (bookings.length === 0) return { company, fault: { company: words.noBooking } }
  let candidates = bookings
  for (const field of ['machine', 'zone', 'size'] as const) {
    const texts = distinct(candidates, field)
    const typed = cells[field]
    if (typed === '' && texts.length > 1) return { company, fault: { [field]: words.choose(texts) } }
    if (typed !== '') candidates = bookingsAt(candidates, field, typed)
    if (candidates.length === 0) return { company, fault: { [field]: words.unknownPlace(texts) } }
    const machines = distinct(candidates, 'machine')
    if (field === 'machine' && machines.length > 1) return { company, fault: { machine: words.choose(machines) } }
  }
  return { company, candidates }
}

/** Looks up each wording once, because it is compared with the names of every booking and many rows share it. */
function findPlaces(known: Known) {
  const found = new Map<string, Placed>()
  return (cells: Cells) => {
    const wording = JSON.stringify([cells.company, cells.machine, cells.zone, cells.size])
    const placed = found.get(wording) ?? placesFor(cells, known)
    found.set(wording, placed)
    return placed
  }
}

const distinct = (bookings: readonly BookingSlot[], field: keyof Place) => [
  ...new Set(bookings.map((booking) => placeOf(booking)[field])),
]

/** The bookings of this place by its shown name, otherwise by another one: the location of a machine may be the name of another. */
function bookingsAt(bookings: readonly BookingSlot[], field: keyof Place, typed: string) {
  const isExact = (booking: BookingSlot) => placeOf(booking)[field] === typed
  const isAlike = (booking: BookingSlot) => isSameName(placeOf(booking)[field], typed)
  const isOther = (booking: BookingSlot) => isPlace(booking, field, typed)
  const isNamed = [isExact, isAlike].find((is) => bookings.some(is)) ?? isOther
  return bookings.filter(isNamed)
}

/** Texts for the cells of a row whose company is known, within what the cells before them leave. */
export function choicesFor(cells: Cells, bookings: readonly BookingSlot[]): Choices {
  const ofMachine = bookingsAt(bookings, 'machine', cells.machine)
  const inMachine = ofMachine.length > 0 ? ofMachine : bookings
  const ofZone = bookingsAt(inMachine, 'zone', cells.zone)
  return {
    machine: distinct(bookings, 'machine'),
    zone: distinct(inMachine, 'zone'),
    size: distinct(ofZone.length > 0 ? ofZone : inMachine, 'size'),
  }
}

const numbersIn = (text: string) => (text.match(/\d+([.,]\d+)?/g) ?? []).map((each) => Number(each.replace(',', '.')))

/** Whether a text is the location of the machine, the name or the key of the zone, the numbers or the letter of the size. */
function isPlace(booking: BookingSlot, field: keyof Place, typed: string): boolean {
  const { temperatureZone: zone, size } = booking.slot ?? {}
  const isName = (name: string | undefined) => name !== undefined && isSameName(name, typed)
  if (field === 'machine') return isName(lockerOfBooking(booking)?.location)
  if (field === 'zone') return isName(zone?.name) || isName(zone?.myKey)
  const sides = numbersIn(typed)
  return sides.length > 0 ? sides.join() === numbersIn(placeOf(booking).size).join() : isName(size)
}

/** The company with this name, reference or number, or the fault. */
function findCompany(typed: string, companies: readonly Company[]): Company | string {
  if (typed === '') return words.required
  const wanted = plainText(typed)
  // A text of apostrophes alone would be equal to a missing reference.
  if (wanted === '') return words.unknownCompany
  const isNamed = ({ id, name = '', cleveronCompanyId = '' }: Company) =>
    [plainText(name), plainText(cleveronCompanyId)].includes(wanted) || typed === `#${id}`
  const [first, ...others] = companies.filter(isNamed)
  if (first === undefined) return words.unknownCompany
  if (others.length > 0) return words.severalCompanies
  return first.bookingSlots?.length === 0 ? words.noBooking : first
}

/** The companies that rows name. Their bookings have to be read. */
export const companiesIn = (rows: readonly Pick<ImportRow, 'cells'>[], companies: readonly Company[]) => {
  const names = new Set(rows.map(({ cells }) => cells.company))
  const found = [...names].map((name) => findCompany(name, companies))
  return [...new Set(found.flatMap((company) => (typeof company === 'string' ? [] : company.id)))].toSorted(
    (a, b) => a - b,
  )
}

/** A doubt on a cell comes before any other fault in it, because the text is not what somebody has written. */
const faultsOfDoubts = (doubts: Doubts): Messages =>
  Object.fromEntries(Object.entries(doubts).map(([field, doubt]) => [field, doubtWords[doubt]]))

function barcodeFault(code: string, twin: number | undefined, taken: ReadonlySet<string>) {
  if (twin !== undefined && code !== '') return words.twin(twin)
  return taken.has(code) ? words.taken : undefined
}

/** A local number has eight digits, also behind the prefix of French Polynesia. Numbers from abroad begin with + or 0. */
function remarksOn({ phone, barcode }: Cells): Messages {
  const number = clientPhone(phone)
  const digits = number.replace('+', '')
  const isLocal = /^(?:(?:\+|00)?689)?\d{8}$/.test(number)
  const isAbroad = /^(?:\+|0)(?!0*689)\d*[1-9]/.test(number)
  const isDoubtful = /^\+?\d+$/.test(number) && !isLocal && !isAbroad
  return {
    ...((isDoubtful || /^0+$/.test(digits)) && { phone: words.length(digits.length) }),
    // Text programs write them for the hyphen of the keyboard.
    ...(/[\u2012-\u2015\u2212]/.test(barcode) && { barcode: remarkWords.dash }),
  }
}

const YES = new Set(['oui', 'o', 'yes', 'x', '1', 'vrai', 'true'])
const NO = new Set(['', 'non', 'n', 'no', '0', 'faux', 'false'])

const contentsOf = ({ product, quantity, price, alcohol }: Cells): Contents => ({
  products: [
    {
      name: product,
      quantity: quantity === '' ? blankLine.quantity : parseNumber(quantity),
      price: price === '' ? blankLine.price : parseNumber(price),
      alcoholic: false,
    },
  ],
  alcohol: YES.has(plainText(alcohol)),
})

const typed = z.object({ client: clientSchema, products: productLines })

/** The rules of the wizard. */
function faultsOf(cells: Cells, contents: Contents): Messages {
  const faults: Messages = {}
  for (const { path, message } of typed.safeParse({ client: cells, products: contents.products }).error?.issues ?? [])
    faults[cellOf(path.join('.'))] ??= message
  const isYesOrNo = YES.has(plainText(cells.alcohol)) || NO.has(plainText(cells.alcohol))
  if (!isYesOrNo) faults.alcohol = words.yesOrNo
  if (!isDeclared(contents)) faults.product ??= undeclaredAlcohol.error
  return faults
}

/** Codes of an order, fixed before its first call. */
export interface Codes {
  barcode: string
  receiveCode: string
}

export const toOrder = (
  { cells }: ImportRow,
  { booking, contents }: Pick<Verdict, 'contents'> & { booking: BookingSlot },
  codes: Codes,
): OrderCreate => orderOf({ ...contents, ...codes, bookingSlot: iriOf('booking_slots', booking.id), client: cells })

export function refusedOf(violations: readonly Violation[], description: string | undefined): Messages {
  const messages: Messages = {}
  for (const { propertyPath, message } of violations) messages[cellOf(toFieldName(propertyPath))] ??= message
  if (violations.length === 0) messages.row = description ?? words.refused
  return messages
}

const isOfClient = (name: string): name is keyof ClientCreate => Object.hasOwn(clientBlank, name)

function cellOf(name: string): Field | 'row' {
  const [, last = ''] = /(\w+)$/.exec(name) ?? []
  if (name.startsWith('client.')) return isOfClient(last) ? last : 'row'
  if (name.startsWith('products')) return last === 'quantity' || last === 'price' ? last : 'product'
  if (name.startsWith('bookingSlot')) return 'machine'
  if (name === 'ageRestriction') return 'alcohol'
  return name === 'barcode' || name === 'externalOrderId' ? 'barcode' : 'row'
}
