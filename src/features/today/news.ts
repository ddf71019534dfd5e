/** Which figures of the page have changed: the rule alone, without a clock. */

/** Undefined is a figure that is not known. */
export type Figures = Readonly<Record<string, number | undefined>>

export interface News {
  /** The last known value of each figure. */
  seen: Figures
  /** Former values of the changed figures. */
  changed: ReadonlyMap<string, number>
}

export const noNews: News = { seen: {}, changed: new Map() }

/** The news after the page has shown these figures. The same object when nothing has changed. */
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
