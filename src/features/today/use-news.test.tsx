import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNews } from './use-news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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
