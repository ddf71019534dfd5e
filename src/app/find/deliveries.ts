import { linkOptions } from '@tanstack/react-router'
import { EXACT } from '#lib/rank.ts'
import { find } from './copy.ts'
import type { Entry, Ranked } from './entries.ts'

/** The properties used here of a delivery from the server. */
interface Found {
  id: number
  barcode?: string
  detail?: string | undefined
}

export interface Search {
  /** The first rows that the server gave for the text. */
  rows: readonly Found[]
  /** The deliveries with exactly this barcode. */
  exact: readonly number[]
  /** The server has returned all matches. */
  isWhole: boolean
}

/** « #123 » can mean nothing else. */
const NUMBER = -1
/** « 123 » may also be a barcode or a reference, which come first when they are equal to it. */
const BARE_NUMBER = EXACT + 0.5
/** Ranks server results last: they arrive late and must not push rows away. */
const FOUND = 10
const ALL = 11

const orderEntry = (id: number, label: string, detail?: string): Entry => ({
  id: `order-${id}`,
  label,
  detail,
  link: linkOptions({ to: '/livraisons/detail/$id', params: { id } }),
})

/** While no list of deliveries was read. A phone number has eight digits. */
const HIGHEST_PLAUSIBLE = 9_999_999

/**
 * The delivery whose number was typed. Digits alone may be a phone number or a reference, so they count up to the highest known
 * delivery only. « #123 » asks for a delivery, which may be newer than those that were read.
 */
export function numbered(text: string, highest: number | undefined): Ranked[] {
  const [, sign, digits] = /^(#?)([1-9]\d{0,14})$/.exec(text) ?? []
  if (digits === undefined) return []
  const id = Number(digits)
  if (sign === '' && id > (highest ?? HIGHEST_PLAUSIBLE)) return []
  return [{ entry: orderEntry(id, find.order(id)), rank: sign === '#' ? NUMBER : BARE_NUMBER }]
}

/**
 * The deliveries that a text leads to. One that has exactly this barcode comes first. When several have it, the list that shows
 * them all comes first.
 */
export function deliveriesFor(text: string, { rows, exact, isWhole }: Search, highest: number | undefined): Ranked[] {
  const several = exact.length > 1
  const ofRows = rows.map(({ id, barcode, detail }) => ({
    entry: orderEntry(id, barcode ?? find.order(id), detail === undefined ? `#${id}` : `#${id} · ${detail}`),
    rank: exact.includes(id) && !several ? EXACT : FOUND,
  }))
  const [only] = several ? [] : exact
  const isShown = rows.some(({ id }) => id === only)
  const beyond = only === undefined || isShown ? [] : [{ entry: orderEntry(only, text, `#${only}`), rank: EXACT }]
  const all = {
    id: 'orders',
    label: find.allOrders(text),
    link: linkOptions({ to: '/livraisons', search: { barcode: text } }),
  }
  const toList = several || !isWhole ? [{ entry: all, rank: several ? EXACT : ALL }] : []
  const ranked = [...numbered(text, highest), ...beyond, ...ofRows, ...toList].toSorted((a, b) => a.rank - b.rank)
  // The delivery with this number may be one of those with this barcode.
  return ranked.filter(({ entry }, place) => ranked.findIndex((other) => other.entry.id === entry.id) === place)
}
