import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sharedResult, useSharedResult } from '#api/shared-result.ts'
import { dayAfter, startOfDay, tahitiOf } from '#lib/dates.ts'
import { useLasting } from '#ui/timing.ts'
import { news as words } from './copy.ts'

/** Figures by name. Undefined: unknown. */
export type Figures = Readonly<Record<string, number | undefined>>

interface News {
  /** The last known value of each figure. */
  seen: Figures
  /** Previous values of the changed figures. */
  changed: ReadonlyMap<string, number>
}

export const noNews: News = { seen: {}, changed: new Map() }

/** Duration of a mark, from the arrival of all answers. */
const NEWS_MS = 10_000

/**
 * Changes on the page in the last ten seconds.
 * @param names names of the figures in the sentence
 * @param isReading other answers are pending. Their changes are added to the sentence
 */
export function useNews(figures: Figures, names: Readonly<Record<string, string>>, isReading: boolean) {
  const [news, setNews] = useState(noNews)
  const next = followFigures(news, figures)
  if (next !== news) setNews(next)
  const { seen, changed } = next
  const isOver = useLasting(changed.size > 0 && !isReading, NEWS_MS)
  if (isOver) setNews({ seen, changed: noNews.changed })
  const sentences = [...changed].map(([name, was]) => words.one(names[name] ?? name, was, seen[name] ?? was))
  return {
    /** « +2 » beside a figure that has grown by two. */
    changeOf: (name: string) => {
      const was = changed.get(name)
      return was === undefined ? undefined : words.change(was, seen[name] ?? was)
    },
    sentence: sentences.length === 0 ? '' : words.sentence(sentences),
  }
}

/** Next state after these figures. Returns the same object without a change. */
export function followFigures(news: News, figures: Figures): News {
  const { seen } = news
  const known = Object.entries(figures).filter((entry): entry is [string, number] => entry[1] !== undefined)
  const fresh = known.filter(([name, figure]) => seen[name] !== figure)
  if (fresh.length === 0) return news
  const changed = new Map(news.changed)
  for (const [name, figure] of fresh) {
    const was = changed.get(name) ?? seen[name]
    if (was === undefined || was === figure) changed.delete(name)
    else changed.set(name, was)
  }
  return { seen: { ...seen, ...Object.fromEntries(fresh) }, changed }
}

const KEPT_MS = 2 * 86_400_000

const figuresOf = (day: string) => `figures of ${day}`

/**
 * The figures that this tab had first on the day before. No call is sent for them, and they end with the session.
 * @returns no figure when the tab did not show the page on that day
 */
export function useYesterday(figures: Figures, now: number): Figures {
  const client = useQueryClient()
  const { day } = tahitiOf(now)
  const areKnown = Object.values(figures).every((figure) => figure !== undefined)
  useSharedResult(figuresOf(day), areKnown ? { at: startOfDay(day), value: figures } : undefined, KEPT_MS)
  return (sharedResult(client, figuresOf(dayAfter(day, -1)))?.value ?? {}) as Figures
}
