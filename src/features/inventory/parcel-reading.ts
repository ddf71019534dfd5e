import type { Order } from '#api/generated/entities.ts'
import { isPart, type PagesRead, type Rows } from '#api/pages.ts'
import { entryDate, IN_MACHINE, isInMachine, lockerOf, type StatusInMachine } from '#api/records/orders.ts'
import { timeOf } from '#lib/dates.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { machine } from './copy.ts'

/** Orders of one status, as far as they have been read. */
export interface Series {
  status: StatusInMachine
  /** Undefined until the first page is there. */
  rows: (Rows<Order> & { pages: PagesRead }) | undefined
  hasMore: boolean
  hasFailed: boolean
}

/** The parcels that should be in the machines, and how much of them has been read. */
export interface ParcelReading {
  orders: Order[]
  pages: PagesRead
  isComplete: boolean
  /** The parcels whose machine the server does not tell. */
  unplaced: number
  /**
   * How many parcels more than those that are placed there may be in any one machine. Infinity while not all are read. Each number
   * of a machine is exact only when this is 0.
   */
  mayBeMore: number
  /** Further pages are on their way. */
  isReading: boolean
  /** Each status has answered once. Before that, rows of another one could still come between those that are there. */
  hasBegun: boolean
  /** The statuses of which orders are missing, because a page could not be read. */
  unread: StatusInMachine[]
  /** The server has counted more orders than it gave, or its links lead nowhere. */
  isCut: boolean
  /** All pages are there, but they could not be read again. */
  isOld: boolean
}

const isUnread = ({ rows, hasMore, hasFailed }: Series) => hasFailed && (rows === undefined || hasMore)
const isOnItsWay = ({ rows, hasMore, hasFailed }: Series) => !hasFailed && (rows === undefined || hasMore)

/** Pages moved while they were read, or the server's links ended too early. */
export const isCutShort = ({ rows, hasMore }: Series) => rows !== undefined && !hasMore && isPart(rows)

export function joinSeries(series: readonly Series[]): ParcelReading {
  const unread = series.filter(isUnread).map(({ status }) => status)
  const isReading = series.some(isOnItsWay)
  const isCut = series.some(isCutShort)
  const isComplete = unread.length === 0 && !isReading && !isCut
  const orders = newestOfEach(series.flatMap(rowsOf))
  const unplaced = orders.filter((order) => lockerOf(order)?.id === undefined).length
  return {
    orders,
    pages: sum(series.map(({ rows }) => rows?.pages ?? { read: 0 })),
    isComplete,
    unplaced,
    mayBeMore: isComplete ? unplaced : Infinity,
    isReading,
    hasBegun: series.every(({ rows, hasFailed }) => rows !== undefined || hasFailed),
    unread,
    isCut,
    isOld: series.some((each) => each.hasFailed && !isUnread(each)),
  }
}

/** An answer may leave the status out. The server was asked for the orders of this one. */
const rowsOf = ({ rows, status }: Series) =>
  (rows?.items ?? []).map((order) => (order.status === undefined ? { ...order, status } : order))

function sum(pages: readonly PagesRead[]): PagesRead {
  const read = pages.reduce((total, each) => total + each.read, 0)
  if (pages.some(({ of }) => of === undefined)) return { read }
  return { read, of: pages.reduce((total, { of = 0 }) => total + of, 0) }
}

/** A parcel whose status changes while the series are read comes twice. It counts once, with its newest status. */
function newestOfEach(orders: readonly Order[]): Order[] {
  const found = new Map<string, Order>()
  for (const order of orders) {
    const other = found.get(order['@id'])
    if (isInMachine(order.status) && (other === undefined || isNewer(order, other))) found.set(order['@id'], order)
  }
  return [...found.values()]
}

const lastChange = ({ history = [] }: Order) =>
  Math.max(-Infinity, ...history.map((entry) => timeOf(entryDate(entry)) ?? -Infinity))

/** By the history. Where it does not tell, the status that comes later in the machine is the newer one. */
function isNewer(order: Order, other: Order): boolean {
  const [at, otherAt] = [lastChange(order), lastChange(other)]
  return at === otherAt ? rank(order) > rank(other) : at > otherAt
}

const rank = ({ status }: Order) => IN_MACHINE.findIndex((each) => each === status)

/** Whether the number of a machine can be shown. None found does not mean zero while others may be there. */
export const isKnown = ({ mayBeMore }: ParcelReading, count: number) => mayBeMore === 0 || count > 0

/**
 * A number of parcels, a dash for one that could not be read, or nothing while it is on its way. More may be in the machine until
 * all parcels are placed. While further pages come, the line of progress says so, and the number only grows.
 */
export function figureOf(parcels: ParcelReading, count: number): string {
  const { isReading, mayBeMore } = parcels
  if (!isKnown(parcels, count)) return isReading ? '' : words.unknown
  return isReading || mayBeMore === 0 ? formatNumber(count) : machine.atLeast(count)
}
