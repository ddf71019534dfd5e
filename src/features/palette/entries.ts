import type { LinkComponentProps } from '@tanstack/react-router'
import { compareNames } from '#lib/names.ts'
import { rank } from '#lib/rank.ts'

/** Somewhere to go: a screen, or the form of a new record. */
export interface Place {
  to: LinkComponentProps['to']
  label: string
  /** The router would take over those of the page that is open. */
  params?: LinkComponentProps['params']
}

/** Screens, forms and words of other features, which the shell passes. */
export interface Sources {
  screens: readonly Place[]
  /** Creation forms that the person may open. */
  creations: readonly Place[]
  statusLabel: (status: string | undefined) => string | undefined
}

/** Something that the palette can open. */
export interface Entry {
  /** Unique in the palette. */
  id: string
  label: string
  detail?: string | undefined
  link: LinkComponentProps
}

/** Entry with the texts that the search compares: its name and other details, without accents and in lower case. */
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
  /** The best first. */
  entries: readonly Entry[]
  /** How many there are, where only the best are shown. */
  found: number
  /** How far the source has been read. */
  note?: string | undefined
  /** The source could not be read, or not to its end. */
  failure?: { sentence: string; retry: () => unknown } | undefined
}

/** More results of one group would push other groups out of sight. */
const SHOWN = 5

/** The candidates that fit, the best first. Of two that fit equally the names decide. */
export const bestOf = (query: string, candidates: readonly Candidate[]): Ranked[] =>
  candidates
    .flatMap((entry) => {
      const fit = rank(query, entry.texts)
      return fit === undefined ? [] : [{ entry, rank: fit }]
    })
    .toSorted((a, b) => a.rank - b.rank || compareNames(a.entry.label, b.entry.label))

/** A group that has something to show, with the rank of its best entry. */
export function groupOf(
  about: Omit<Group, 'entries' | 'found'>,
  ranked: readonly Ranked[],
): { group: Group; rank: number }[] {
  if (ranked.length === 0 && about.failure === undefined && about.note === undefined) return []
  const entries = ranked.slice(0, SHOWN).map(({ entry }) => entry)
  return [{ group: { ...about, entries, found: ranked.length }, rank: ranked[0]?.rank ?? Infinity }]
}

/** The group with the best entry first. Groups that are equal keep their order. */
export const inOrder = (groups: readonly { group: Group; rank: number }[]): Group[] =>
  groups.toSorted((a, b) => a.rank - b.rank || 0).map(({ group }) => group)
