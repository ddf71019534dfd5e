import type { Order } from '#api/generated/entities.ts'
import { isIncomplete, type PagesRead, type Rows } from '#api/pages.ts'
import { entryDate } from '#domain/orders/history.ts'
import { lockerOf } from '#domain/orders/place.ts'
import { type StatusUnderWay, UNDER_WAY } from '#domain/orders/status.ts'
import { timeOf } from '#lib/dates.ts'
import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { machine } from './copy.ts'

/** Orders of one status read so far. */
export interface InfiniteList {
  status: StatusUnderWay
  /** Undefined until the first page has loaded. */
  rows: (Rows<Order> & { pages: PagesRead }) | undefined
  hasMore: boolean
  hasFailed: boolean
}

/** Expected parcels of the machines, and the progress of the read. */
export type ParcelReading = ReturnType<typeof joinLists>

const isUnread = ({ rows, hasMore, hasFailed }: InfiniteList) => hasFailed && (rows === undefined || hasMore)
const isOnItsWay = ({ rows, hasMore, hasFailed }: InfiniteList) => !hasFailed && (rows === undefined || hasMore)

/** Pages moved while they were read, or the server's links ended too early. */
export const isCutShort = ({ rows, hasMore }: InfiniteList) => rows !== undefined && !hasMore && isIncomplete(rows)

/** Leaves out orders of other statuses: one may have moved on before its page was read. */
export function joinLists(lists: readonly InfiniteList[]) {
  const wanted = new Set<string | undefined>(lists.map(({ status }) => status))
  const unread = lists.filter(isUnread).map(({ status }) => status)
  const isReading = lists.some(isOnItsWay)
  const isCut = lists.some(isCutShort)
  const isComplete = unread.length === 0 && !isReading && !isCut
  const orders = newestOfEach(lists.flatMap(rowsOf).filter(({ status }) => wanted.has(status)))
  const unplaced = orders.filter((order) => lockerOf(order)?.id === undefined).length
  return {
    orders,
    pages: sum(lists.map(({ rows }) => rows?.pages ?? { read: 0 })),
    isComplete,
    /** Parcels without a machine in the server's answer. */
    unplaced,
    /** Maximum number of further parcels in any one machine: Infinity until all are read, and 0 if its number is exact. */
    mayBeMore: isComplete ? unplaced : Infinity,
    /** Further pages are loading. */
    isReading,
    /** Each status has answered once. Until then rows of another status may still be inserted. */
    hasBegun: lists.every(({ rows, hasFailed }) => rows !== undefined || hasFailed),
    /** Statuses with missing orders after a failed page. */
    unread,
    /** The server's total exceeds the rows received, or its links end too early. */
    isCut,
    /** All pages have loaded, but the last refresh failed. */
    isOld: lists.some((each) => each.hasFailed && !isUnread(each)),
  }
}

/** Fills in the requested status, because an answer may leave it out. */
const rowsOf = ({ rows, status }: InfiniteList) =>
  (rows?.items ?? []).map((order) => (order.status === undefined ? { ...order, status } : order))

function sum(pages: readonly PagesRead[]): PagesRead {
  const read = pages.reduce((total, each) => total + each.read, 0)
  if (pages.some(({ of }) => of === undefined)) return { read }
  return { read, of: pages.reduce((total, { of = 0 }) => total + of, 0) }
}

/** A parcel whose status changes between the reads arrives twice. It counts once, with its newest status. */
function newestOfEach(orders: readonly Order[]): Order[] {
  const found = new Map<string, Order>()
  for (const order of orders) {
    const other = found.get(order['@id'])
    if (other === undefined || isNewer(order, other)) found.set(order['@id'], order)
  }
  return [...found.values()]
}

const lastChange = ({ history = [] }: Order) =>
  Math.max(-Infinity, ...history.map((entry) => timeOf(entryDate(entry)) ?? -Infinity))

/** Compares by the history. If it does not decide, the later status in the life of a parcel is newer. */
function isNewer(order: Order, other: Order): boolean {
  const [at, otherAt] = [lastChange(order), lastChange(other)]
  return at === otherAt ? rank(order) > rank(other) : at > otherAt
}

const rank = ({ status }: Order) => UNDER_WAY.findIndex((each) => each === status)

/** Whether the number of a machine can be shown. No parcel so far does not mean zero while further ones may exist. */
export const isKnown = ({ mayBeMore }: ParcelReading, count: number) => mayBeMore === 0 || count > 0

/** A number of parcels on paper and in a file, where no progress line says that it grows. */
export function printedFigure({ mayBeMore }: ParcelReading, count: number): string {
  if (mayBeMore === 0) return formatNumber(count)
  return count > 0 ? machine.atLeast(count) : words.unknown
}

/**
 * A number of parcels, a dash after a failed read, or nothing while loading. The number is a minimum until all parcels have
 * a machine. While further pages load, the progress line says so, and the number only grows.
 */
export function figureOf(parcels: ParcelReading, count: number): string {
  if (!parcels.isReading) return printedFigure(parcels, count)
  return isKnown(parcels, count) ? formatNumber(count) : ''
}
