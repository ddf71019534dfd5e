import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reading } from '#ui/copy.ts'
import { plainText } from '#ui/plain-text.ts'
import { failures, groups as titles } from './copy.ts'
import type { Place } from './creations.ts'
import { deliveriesFor, numbered } from './deliveries.ts'
import { bestOf, type Candidate, type Group, groupOf, inOrder } from './entries.ts'
import { highestId } from './highest-id.ts'
import { useDeliveries } from './use-deliveries.ts'
import type { Recent } from './use-recent.ts'
import { useRecords } from './use-records.ts'

interface Options {
  screens: readonly Place[]
  creations: readonly Place[]
  recent: readonly Recent[]
  isDecided: boolean
}

/** Shorter texts fit too many records. */
const MIN_LENGTH = 2

const placeEntry = (key: string, { to, label, params }: Place): Candidate => ({
  id: `${key}-${to}`,
  label,
  link: { to, ...(params && { params }) },
  texts: [plainText(label)],
})

const all = (key: string, title: string, entries: readonly Group['entries'][number][]): Group[] =>
  entries.length === 0 ? [] : [{ key, title, entries, found: entries.length }]

/** Palette results for a text. Without a text: recent pages, screens and creation forms. */
export function useGroups(text: string, { screens, creations, recent, isDecided }: Options) {
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
      // The address of a page that was open: the router takes it as it is.
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

  const query = plainText(text)
  const highest = highestId(client)
  const searchesRecords = query.length >= MIN_LENGTH
  const lists = { companies: '/societes', lockers: '/lockers', users: '/utilisateurs' } as const
  const found = searchesRecords
    ? records.flatMap(({ key, candidates, pages, isReading, hasFailed, isCut, retry }) =>
        groupOf(
          {
            key,
            title: titleOf(lists[key]),
            note: isCut
              ? reading.cut
              : pages.read > 0 && (isReading || hasFailed)
                ? reading.progress(pages)
                : undefined,
            failure: hasFailed ? { sentence: failures[key], retry } : undefined,
          },
          bestOf(query, candidates),
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
    ...groupOf({ key: 'screens', title: titles.screens }, bestOf(query, toScreens)),
    ...groupOf({ key: 'creations', title: titles.creations }, bestOf(query, toCreations)),
  ])
  return {
    groups,
    count: groups.reduce((sum, { entries }) => sum + entries.length, 0),
    isSearching: deliveries.isSearching || (searchesRecords && records.some(({ isReading }) => isReading)),
  }
}
