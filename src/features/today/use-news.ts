import { useEffect, useState } from 'react'
import { news as words } from './copy.ts'
import { type Figures, followFigures, noNews } from './news.ts'

/** How long a change is marked, from when all answers are there. */
const NEWS_MS = 10_000

/**
 * Changes on the page in the last ten seconds.
 * @param names what the figures are called in the sentence
 * @param isReading other answers are on their way, and their changes join the sentence
 */
export function useNews(figures: Figures, names: Readonly<Record<string, string>>, isReading: boolean) {
  const [news, setNews] = useState(noNews)
  const next = followFigures(news, figures)
  if (next !== news) setNews(next)
  const { seen, changed } = next
  // An effect, because only time makes it old.
  useEffect(() => {
    if (changed.size === 0 || isReading) return undefined
    const timer = setTimeout(() => setNews((now) => ({ ...now, changed: noNews.changed })), NEWS_MS)
    return () => clearTimeout(timer)
  }, [changed, isReading])
  const sentences = [...changed].map(([name, was]) => words.one(names[name] ?? name, was, seen[name] ?? was))
  return {
    /** « +2 » beside a figure that was two less. */
    changeOf: (name: string) => {
      const was = changed.get(name)
      return was === undefined ? undefined : words.change(was, seen[name] ?? was)
    },
    sentence: sentences.length === 0 ? '' : words.sentence(sentences),
  }
}
