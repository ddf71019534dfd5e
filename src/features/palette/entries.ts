import type { LinkComponentProps } from '@tanstack/react-router'
import { compareNames } from '#lib/names.ts'
import { ranking } from '#lib/rank.ts'

/** Link to a screen or to a creation form. */
export interface Place {
  to: LinkComponentProps['to']
  label: string
  /** Explicit, because the router would reuse the params of the open page. */
  params?: LinkComponentProps['params']
}

/** Screens and forms of other features, which the shell passes. */
export interface Sources {
  screens: readonly Place[]
  /** Creation forms that the person may open. */
  creations: readonly Place[]
  /** Opens the search for a recipient with the typed text. */
  onRecipient: (text: string) => void
}

export interface Entry {
  /** Unique in the palette. */
  id: string
  label: string
  detail?: string | undefined
  link: LinkComponentProps
}

/** Entry with the texts that the search compares: its name and other details, as `plainText`. */
export interface Candidate extends Entry {
  texts: readonly string[]
}

export interface Ranked {
  entry: Entry
  rank: number
}

export interface Group {
  key: string
  title: string
  /** Sorted by rank. */
  entries: readonly Entry[]
  /** Total number, also of entries that are not shown. */
  found: number
  note?: string | undefined
  failure?: { sentence: string; retry: () => unknown } | undefined
}

/** Maximum number of results per group, so that other groups stay visible. */
const SHOWN = 5

/** Matching candidates, sorted by rank, then by name. */
export function bestOf(query: string, candidates: readonly Candidate[]): Ranked[] {
  const rankOf = ranking(query)
  return candidates
    .flatMap((entry) => {
      const rank = rankOf(entry.texts)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || compareNames(a.entry.label, b.entry.label))
}

/** A group that is not empty, with the rank of its best entry. */
export function groupOf(
  about: Omit<Group, 'entries' | 'found'>,
  ranked: readonly Ranked[],
): { group: Group; rank: number }[] {
  if (ranked.length === 0 && about.failure === undefined && about.note === undefined) return []
  const entries = ranked.slice(0, SHOWN).map(({ entry }) => entry)
  return [{ group: { ...about, entries, found: ranked.length }, rank: ranked[0]?.rank ?? Infinity }]
}

/** Sorts the groups by their best entry. The sort is stable. */
export const inOrder = (groups: readonly { group: Group; rank: number }[]): Group[] =>
  groups.toSorted((a, b) => a.rank - b.rank || 0).map(({ group }) => group)
