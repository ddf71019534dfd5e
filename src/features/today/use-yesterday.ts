import { useQueryClient } from '@tanstack/react-query'
import { sharedResult, useSharedResult } from '#api/shared-result.ts'
import { dayAfter, startOfDay, tahitiOf } from '#lib/dates.ts'
import type { Figures } from './use-news.ts'

const KEPT_MS = 2 * 86_400_000

const figuresOf = (day: string) => `figures of ${day}`

/**
 * The figures that this tab had first on the day before, which tell what is usual. No call is sent for them, and they end with the
 * session.
 * @returns no figure when the tab did not show the page on that day
 */
export function useYesterday(figures: Figures, now: number): Figures {
  const client = useQueryClient()
  const { day } = tahitiOf(now)
  const areKnown = Object.values(figures).every((figure) => figure !== undefined)
  useSharedResult(figuresOf(day), areKnown ? { at: startOfDay(day), value: figures } : undefined, KEPT_MS)
  return (sharedResult(client, figuresOf(dayAfter(day, -1)))?.value ?? {}) as Figures
}
