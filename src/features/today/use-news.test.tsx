import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { type Figures, followFigures, noNews, useNews, useYesterday } from './use-news.ts'

beforeEach(() => void vi.useFakeTimers())

const names = { operin: 'Déposées', zones: 'Zones' }
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function openPage() {
  const { result, rerender } = renderHook(({ figures, isReading }) => useNews(figures, names, isReading), {
    initialProps: { figures: { operin: 3, zones: 1 }, isReading: false },
  })
  return {
    show: (operin: number, zones: number, isReading: boolean) => rerender({ figures: { operin, zones }, isReading }),
    news: () => [result.current.changeOf('operin'), result.current.changeOf('zones'), result.current.sentence],
  }
}

test('[TDY-08] the sentence appears with the first mark, and both stay for ten seconds after the slowest answer', async () => {
  const { show, news } = openPage()
  expect(news()).toEqual([undefined, undefined, ''])
  show(5, 1, true)
  const first = 'Depuis la dernière lecture\u{A0}: «\u{A0}Déposées\u{A0}» de 3 à 5.'
  expect(news()).toEqual(['+2', undefined, first])
  // The zones load after the marks have ended.
  await pass(15_000)
  expect(news()).toEqual(['+2', undefined, first])
  show(5, 2, false)
  const sentence = 'Depuis la dernière lecture\u{A0}: «\u{A0}Déposées\u{A0}» de 3 à 5 et «\u{A0}Zones\u{A0}» de 1 à 2.'
  expect(news()).toEqual(['+2', '+1', sentence])
  await pass(9_900)
  expect(news()).toEqual(['+2', '+1', sentence])
  await pass(200)
  expect(news()).toEqual([undefined, undefined, ''])
})

const marked = (...seen: Figures[]) => {
  let news = noNews
  for (const figures of seen) news = followFigures(news, figures)
  return Object.fromEntries(news.changed)
}

/** Numbers of expired parcels, one after the other. */
const expired = (...numbers: (number | undefined)[]): Figures[] => numbers.map((overtime) => ({ overtime, operin: 9 }))

test.each<[what: string, seen: Figures[], was: Record<string, number>]>([
  ['the first figures are no news', expired(3), {}],
  ['a figure that changes is marked with what it was', expired(3, 5), { overtime: 3 }],
  ['it keeps what it was while it changes on', expired(3, 4, 5), { overtime: 3 }],
  ['it is no news when it is again what it was', expired(3, 4, 3), {}],
  ['a figure that cannot be read is no news', expired(3, undefined, 3), {}],
  ['it is compared with the last known one', expired(3, undefined, 5), { overtime: 3 }],
  ['a figure that is read later than others is no news', [{ overtime: 3 }, { overtime: 3, tense: 2 }], {}],
  ['from none to some is news', expired(0, 1), { overtime: 0 }],
])('[TDY-08] %s', (_what, seen, was) => expect(marked(...seen)).toEqual(was))

test('[TDY-08] after the marks end, later figures are compared with those on screen', () => {
  const news = followFigures(followFigures(noNews, { overtime: 3 }), { overtime: 5 })
  const over = { ...news, changed: noNews.changed }
  expect(Object.fromEntries(followFigures(over, { overtime: 6 }).changed)).toEqual({ overtime: 5 })
})

const figures = (overtime: number | undefined): Figures => ({ overtime })

test('a tab that stays open says what its first figures of the day before were, by the days of Tahiti', async () => {
  const { result, rerender } = renderHook(({ figures: shown, at }) => useYesterday(shown, Date.parse(at)), {
    initialProps: { figures: figures(undefined), at: '2026-03-12T18:00:00Z' },
    wrapper: around(new QueryClient()),
  })
  const show = async (overtime: number, at: string) => {
    rerender({ figures: figures(overtime), at })
    await Promise.resolve()
    return result.current['overtime']
  }
  expect(await show(4, '2026-03-12T18:01:00Z')).toBeUndefined()
  expect(await show(7, '2026-03-13T09:00:00Z')).toBeUndefined()
  expect(await show(5, '2026-03-13T18:00:00Z')).toBe(4)
  expect(await show(6, '2026-03-14T18:00:00Z')).toBe(5)
  expect(await show(6, '2026-03-17T18:00:00Z')).toBeUndefined()
})
