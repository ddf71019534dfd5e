import { expect, test } from 'vitest'
import { type Figures, followFigures, noNews } from './use-news.ts'

/** Marked changes after a sequence of figures. */
const marked = (...seen: Figures[]) => {
  let news = noNews
  for (const figures of seen) news = followFigures(news, figures)
  return Object.fromEntries(news.changed)
}

test.each<[what: string, seen: Figures[], was: Record<string, number>]>([
  ['the first figures are no news', [{ overtime: 3, operin: 9 }], {}],
  [
    'a figure that changes is marked with what it was',
    [
      { overtime: 3, operin: 9 },
      { overtime: 5, operin: 9 },
    ],
    { overtime: 3 },
  ],
  ['it keeps what it was while it changes on', [{ overtime: 3 }, { overtime: 4 }, { overtime: 5 }], { overtime: 3 }],
  ['it is no news when it is again what it was', [{ overtime: 3 }, { overtime: 4 }, { overtime: 3 }], {}],
  ['a figure that cannot be read is no news', [{ overtime: 3 }, { overtime: undefined }, { overtime: 3 }], {}],
  [
    'it is compared with the last known one',
    [{ overtime: 3 }, { overtime: undefined }, { overtime: 5 }],
    { overtime: 3 },
  ],
  ['a figure that is read later than others is no news', [{ overtime: 3 }, { overtime: 3, tense: 2 }], {}],
  ['from none to some is news', [{ tense: 0 }, { tense: 1 }], { tense: 0 }],
])('[TDY-08] %s', (_what, seen, was) => {
  expect(marked(...seen)).toEqual(was)
})

test('[TDY-08] the same figures give the same object, so that nothing renders', () => {
  const news = followFigures(noNews, { overtime: 3 })
  expect(followFigures(news, { overtime: 3 })).toBe(news)
  const changed = followFigures(news, { overtime: 5 })
  expect(followFigures(changed, { overtime: 5 })).toBe(changed)
})

test('[TDY-08] after the marks end, later figures are compared with those on screen', () => {
  const news = followFigures(followFigures(noNews, { overtime: 3 }), { overtime: 5 })
  const over = { ...news, changed: noNews.changed }
  expect(Object.fromEntries(followFigures(over, { overtime: 6 }).changed)).toEqual({ overtime: 5 })
})
