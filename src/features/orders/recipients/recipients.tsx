/** Reads deliveries with their recipients, and finds recipients by typed words. */
import { Text } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import type { Client, Order, OrderStatus } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { walkPages } from '#api/resource.ts'
import { isOngoing, ORDER_STATUSES } from '#domain/orders/status.ts'
import { phoneInPairs } from '#lib/contact.ts'
import { cleanSearch } from '#lib/invisible.ts'
import { observable } from '#lib/observable.ts'
import { plainText } from '#lib/plain-text.ts'
import { mayNow } from '#session/session.ts'
import { RetryButton } from '#ui/page-states.tsx'
import { recipients } from './copy.ts'

/** The deliveries of final statuses are read on demand only. */
const everyStatus = {
  toTheEnd: ORDER_STATUSES.filter(isOngoing),
  onDemand: ORDER_STATUSES.filter((status) => !isOngoing(status)),
}

/** The fields of the answer. This is the only reading that asks for the recipients of many deliveries. */
const q = [
  ...orderRow({
    company: ['id', 'name'],
    locker: ['id', 'location', 'shortLocation', 'street', 'zipCode', 'city'],
    zone: ['id', 'name', 'myKey'],
  }),
  { client: ['id', 'firstname', 'lastname', 'phone', 'email'] },
] as const

const walkOf = (client: QueryClient, status: OrderStatus) => ({
  next: walkPages(orders.list({ status, itemsPerPage: 100, 'order[id]': 'desc', q: [...q] }), client),
  isOver: false,
})

type Statuses = Record<'toTheEnd' | 'onDemand', readonly OrderStatus[]>

/** Progress before anything is read. */
const unread = {
  /** In the order of the reading: by status, the open ones first, the newest of a status first. */
  orders: [] as readonly Order[],
  isReading: false,
  hasFailed: false,
  /** The server's links ended before all deliveries were read. */
  isIncomplete: false,
  openAreRead: false,
  /** A person asked for finished deliveries. */
  wantsFinished: false,
  finishedAreRead: false,
}

type Progress = typeof unread

/**
 * Reads deliveries with their recipients, a hundred a call, by the links of the server: the open ones to the end, the finished
 * ones a page of each status on demand. The deliveries live in this object only, never in the cache or a storage.
 */
function createReading(client: QueryClient, { toTheEnd, onDemand }: Statuses) {
  const open = toTheEnd.map((status) => walkOf(client, status))
  const finished = onDemand.map((status) => walkOf(client, status))
  /** In the order of the reading, so that a shown delivery keeps its place when others are read, or when it is read again. */
  const found = new Map<number, Order>()
  let abort: AbortController | undefined
  const progress = observable(unread)

  const tell = (change: Partial<Progress>) => progress.set({ ...progress.get(), ...change })

  function keep(items: readonly Order[], change: Partial<Progress> = {}) {
    for (const order of items) found.set(order.id, order)
    tell({ ...change, orders: [...found.values()] })
  }

  /** Reads the next pages. A refused status leaves the others. Resolves to `false` when the search left the screen. */
  async function read(walks: readonly ReturnType<typeof walkOf>[], isToTheEnd: boolean) {
    abort ??= new AbortController()
    const { signal } = abort
    tell({ isReading: true, hasFailed: false })
    for (const walk of walks) {
      try {
        while (!walk.isOver) {
          // Each page has the link to the next one.
          // oxlint-disable-next-line no-await-in-loop
          const { items, isOver, isIncomplete } = await walk.next(signal)
          if (signal.aborted) return false
          walk.isOver = isOver
          keep(items, isIncomplete ? { isIncomplete } : {})
          if (!isToTheEnd) break
        }
      } catch {
        if (signal.aborted) return false
        tell({ hasFailed: true })
      }
    }
    const isOver = (each: { isOver: boolean }) => each.isOver
    tell({ isReading: false, openAreRead: open.every(isOver), finishedAreRead: finished.every(isOver) })
    return true
  }

  /** Reads the open deliveries to the end, then a page of the finished ones if a person asked for them, even meanwhile. */
  async function goOn() {
    if (progress.get().isReading) return
    if (!progress.get().openAreRead && !(await read(open, true))) return
    if (progress.get().wantsFinished) await read(finished, false)
  }

  return {
    subscribe: progress.subscribe,
    progress: progress.get,
    /** Starts at the first typed text, and goes on after a failure. */
    readOpen: () => void (progress.get().openAreRead || goOn()),
    readFinished: () => {
      tell({ wantsFinished: true })
      void goOn()
    },
    retry: goOn,
    /** Reads one delivery again, because its status may have changed. A failure leaves it as it was. */
    async refresh(id: number) {
      // As on the page of the delivery, other roles do not ask for it.
      const seen = mayNow('orders:see-everything') ? q : q.filter((field) => field !== 'cleveronSlotId')
      const one = { ...orders.one(id, { q: [...seen] }), gcTime: 0 }
      const order = await readAnew(client, one).catch(() => undefined)
      if (order !== undefined) keep([order])
    },
    /** Ref of the search on screen. When it leaves the screen, the calls end and what was read is forgotten. */
    attach: () => () => {
      abort?.abort()
      abort = undefined
      found.clear()
    },
  }
}

/** The reading of a dialog, which ends with it. `notes` says what could not be read. */
export function useRecipientReading(beginsAtOnce: boolean, statuses: Statuses = everyStatus) {
  const client = useQueryClient()
  const [{ subscribe, progress: progressNow, retry, ...reading }] = useState(() => {
    const made = createReading(client, statuses)
    if (beginsAtOnce) made.readOpen()
    return made
  })
  const progress = useSyncExternalStore(subscribe, progressNow)
  const notes = (
    <>
      {progress.hasFailed && !progress.isReading && (
        <Text component="div" c="dimmed" role="alert">
          {recipients.failed} <RetryButton onRetry={retry} />
        </Text>
      )}
      {progress.isIncomplete && <Text c="dimmed">{recipients.part}</Text>}
    </>
  )
  return { ...reading, progress, notes }
}

type Searched = Pick<Client, 'firstname' | 'lastname' | 'phone' | 'email'>

/** Minimum length of a search, because shorter texts match almost every recipient. */
export const MIN_LENGTH = 2

/** Digits of a phone number without the prefix of French Polynesia, which may be left out. */
export const localDigits = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^(00)?689(?=\d{4})/, '')

/** Whether a local number contains the typed digits, or begins with them after the prefix: `68987` finds `87701122`. */
const isInPhone = (typed: string, local: string) =>
  local.includes(localDigits(typed)) || (/^689\d/.test(typed) && `689${local}`.startsWith(typed))

/** Signs between words, beside blanks. The others, such as a dot or a hyphen, may be part of a name or an e-mail. */
const BETWEEN_WORDS = /[\s,;:/|<>()]+/

/** A word of a typed phone number: digits, with any signs but letters between them. */
const isOfPhone = (word: string) => /^[^\p{L}@]*\d[^\p{L}@]*$/u.test(word)

/** The parts of a hyphenated or dotted name stand in any order, those of an e-mail as they were typed. */
const partsOf = (word: string) => (/[\d@]/.test(word) ? [plainText(word)] : plainText(word).split(' '))

/** Typed words: those of a name or an e-mail, as `plainText`, and the digits of one phone number. */
function wordsOf(typed: string) {
  const words = cleanSearch(typed).split(BETWEEN_WORDS)
  return {
    texts: words
      .filter((word) => !isOfPhone(word))
      .flatMap(partsOf)
      .filter(Boolean),
    digits: words
      .filter(isOfPhone)
      .join('')
      .replaceAll(/\D/g, '')
      .replace(/^00689/, '689'),
  }
}

/**
 * Judges clients by typed words. Every word with a letter must stand in the name or the e-mail. The other words are one phone
 * number with signs in it, which must stand in the phone number: `vai 87/70` finds Vaimiti with `+689 87 70 11 22`.
 */
export function recipientFilter(typed: string): (client: Partial<Searched> | undefined) => boolean {
  const { texts, digits } = wordsOf(typed)
  return (client) => {
    if (client === undefined || (texts.length === 0 && digits === '')) return false
    const text = plainText([recipientName(client), client.email].filter(Boolean).join(' '))
    return texts.every((word) => text.includes(word)) && isInPhone(digits, localDigits(client.phone ?? ''))
  }
}

export const recipientName = ({ firstname, lastname }: Partial<Searched>) =>
  [firstname, lastname].filter(Boolean).join(' ')

/** A part of a text, by its first letter. */
export interface Part {
  from: number
  text: string
  isMatch: boolean
}

/** The plain form of a letter inside a text: none for an apostrophe, a blank for another sign. */
const plainLetter = (letter: string) => plainText(`a${letter}a`).slice(1, -1)

const digitOf = (letter: string) => letter.replace(/\D/, '')

/** Divides a text where the words stand in the plain form of its letters. */
function divide(text: string, words: readonly string[], plainOf: (letter: string) => string): Part[] {
  const letters = Array.from(text)
  const plain = letters.map(plainOf)
  /** For each letter of the plain form, its letter in the text. */
  const places = plain.flatMap((own, at) => Array.from(own, () => at))
  const matches = letters.map(() => false)
  for (const word of words.filter(Boolean)) {
    const at = plain.join('').indexOf(word)
    if (at !== -1) matches.fill(true, places[at], (places[at + word.length - 1] ?? 0) + 1)
  }
  const starts = letters.flatMap((_, at) => (at === 0 || matches[at] !== matches[at - 1] ? [at] : []))
  return starts.map((from, at) => ({
    from,
    text: letters.slice(from, starts[at + 1]).join(''),
    isMatch: matches[from] ?? false,
  }))
}

/** Divides the texts of a client by what was searched in them. The e-mail is left out when the name has all the words. */
export function recipientMatches(typed: string, client: Partial<Searched>) {
  const { texts, digits } = wordsOf(typed)
  const name = recipientName(client)
  const isByEmail = !texts.every((word) => plainText(name).includes(word))
  return {
    name: divide(name, texts, plainLetter),
    phone: divide(phoneInPairs(client.phone) ?? '', [localDigits(digits)], digitOf),
    email: isByEmail ? divide(client.email ?? '', texts, plainLetter) : [],
  }
}
