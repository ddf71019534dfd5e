import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around } from '#api/test-hooks.ts'
import { type Figures, useYesterday } from './use-news.ts'

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
