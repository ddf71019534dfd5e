import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as companies from '#api/generated/companies.ts'
import type { Company, Locker, User } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import * as users from '#api/generated/users.ts'
import { companyNamesQuery, cachedLong, lockerNamesQuery } from '#api/query-settings.ts'
import { useWholeList } from '#api/whole-list.ts'
import { pageOf } from '#domain/pages.ts'
import { fullName, lockerName, nameOf } from '#lib/names.ts'
import { plainText } from '#lib/plain-text.ts'
import { reading } from '#ui/copy.ts'
import { failures, groups as titles } from './copy.ts'
import { deliveriesFor, highestId, numbered, useDeliveries } from './deliveries.ts'
import {
  bestOf,
  type Candidate,
  type Entry,
  type Group,
  groupOf,
  inOrder,
  type Place,
  type Sources,
} from './entries.ts'
import type { Recent } from './use-recent.ts'

interface Options {
  sources: Sources
  recent: readonly Recent[]
  isDecided: boolean
}

/** Minimum length of a search, because shorter texts match too many records. */
export const MIN_LENGTH = 2

const placeEntry = (key: string, { to, label, params }: Place): Candidate => ({
  id: `${key}-${to}`,
  label,
  link: { to, ...(params && { params }) },
  texts: [plainText(label)],
})

const all = (key: string, title: string, entries: readonly Group['entries'][number][]): Group[] =>
  entries.length === 0 ? [] : [{ key, title, entries, found: entries.length }]

/** Palette results for a text. Without a text: recent pages, screens and creation forms. */
export function useGroups(text: string, { sources, recent, isDecided }: Options) {
  const { screens, creations } = sources
  const client = useQueryClient()
  const records = useRecords()
  const deliveries = useDeliveries(text, isDecided)
  const toScreens = useMemo(() => screens.map((place) => placeEntry('screen', place)), [screens])
  const toCreations = creations.map((place) => placeEntry('create', place))
  const titleOf = (to: string) => screens.find((screen) => screen.to === to)?.label ?? ''

  if (text === '') {
    const opened = recent.map(({ href, label, kind }) => ({
      id: `recent-${href}`,
      label,
      detail: kind,
      // The address of a page that was open, unchanged.
      link: { to: href as Place['to'] },
    }))
    return {
      groups: [
        ...all('recent', titles.recent, opened),
        ...all('screens', titles.screens, toScreens),
        ...all('creations', titles.creations, toCreations),
      ],
      count: 0,
      isSearching: false,
    }
  }

  const highest = highestId(client)
  const searchesRecords = plainText(text).length >= MIN_LENGTH
  const lists = { companies: '/societes', lockers: '/lockers', users: '/utilisateurs' } as const
  const found = searchesRecords
    ? records.flatMap(({ key, candidates, pages, isReading, hasFailed, isCut, refetch }) =>
        groupOf(
          {
            key,
            title: titleOf(lists[key]),
            note: isCut
              ? reading.cut
              : pages.read > 0 && (isReading || hasFailed)
                ? reading.progress(pages)
                : undefined,
            failure: hasFailed ? { sentence: failures[key], retry: refetch } : undefined,
          },
          bestOf(text, candidates),
        ),
      )
    : []
  const groups = inOrder([
    ...groupOf(
      {
        key: 'orders',
        title: titleOf('/livraisons'),
        failure: deliveries.hasFailed ? { sentence: failures.orders, retry: deliveries.retry } : undefined,
      },
      deliveries.search === undefined ? numbered(text, highest) : deliveriesFor(text, deliveries.search, highest),
    ),
    ...found,
    ...groupOf({ key: 'screens', title: titles.screens }, bestOf(text, toScreens)),
    ...groupOf({ key: 'creations', title: titles.creations }, bestOf(text, toCreations)),
  ])
  return {
    groups,
    count: groups.reduce((sum, { entries }) => sum + entries.length, 0),
    isSearching: deliveries.isSearching || (searchesRecords && records.some(({ isReading }) => isReading)),
  }
}

const usersQuery = { itemsPerPage: 100, q: ['id', 'firstName', 'lastName', 'username', 'email'] } as const

const GAP = ' · '

/** @param others further search texts of the record; the first ones that differ from its label are shown as the detail */
function candidate(entry: Omit<Entry, 'detail'>, ...others: (string | undefined)[]): Candidate {
  const known = [...new Set(others)].filter((text) => text !== undefined && text !== entry.label) as string[]
  return { ...entry, detail: known.join(GAP) || undefined, texts: [entry.label, ...known].map(plainText) }
}

const ofCompany = ({ id, name, cleveronCompanyId, contactEmail }: Company) =>
  candidate(
    { id: `company-${id}`, label: nameOf({ id, name }), link: pageOf.companies(id) },
    cleveronCompanyId,
    contactEmail,
  )

const ofLocker = ({ cleveronApmId, ...locker }: Locker) =>
  candidate(
    { id: `locker-${locker.id}`, label: lockerName(locker) ?? '', link: pageOf.lockers(locker.id) },
    locker.location,
    locker.city,
    cleveronApmId,
  )

const ofUser = (user: User) =>
  candidate({ id: `user-${user.id}`, label: fullName(user), link: pageOf.users(user.id) }, user.email, user.username)

/** A whole list, fetched while the palette is open. */
function useRecordsOf<Row extends { '@id': string }>(
  key: Exclude<keyof typeof failures, 'orders'>,
  read: Parameters<typeof useWholeList<Row>>[0],
  ofRow: (row: Row) => Candidate,
) {
  const list = useWholeList(read, cachedLong, false)
  return { key, candidates: useMemo(() => (list.items ?? []).map(ofRow), [list.items, ofRow]), ...list }
}

/** All companies, machines and users. */
const useRecords = () => [
  useRecordsOf('companies', companies.list(companyNamesQuery), ofCompany),
  useRecordsOf('lockers', lockers.list(lockerNamesQuery), ofLocker),
  useRecordsOf('users', users.list(usersQuery), ofUser),
]
