import { QueryClient, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readState } from './read-state.ts'
import { around } from './test-hooks.ts'

test('a failed read counts as failed during its retry, until it succeeds', async () => {
  let answer = Promise.withResolvers<string>()
  const { result } = renderHook(
    () => {
      const read = useQuery({ queryKey: ['any'], queryFn: () => answer.promise, retry: false })
      return { ...readState(read), isFetching: read.isFetching, ask: read.refetch }
    },
    { wrapper: around(new QueryClient()) },
  )
  await waitFor(() => expect(result.current).toMatchObject({ isRead: false, hasFailed: false, isFetching: true }))

  answer.reject(new Error('no answer'))
  await waitFor(() => expect(result.current).toMatchObject({ isRead: false, hasFailed: true, isFetching: false }))

  answer = Promise.withResolvers()
  act(() => void result.current.ask())
  await waitFor(() => expect(result.current).toMatchObject({ isRead: false, hasFailed: true, isFetching: true }))

  answer.resolve('rows')
  await waitFor(() => expect(result.current).toMatchObject({ isRead: true, hasFailed: false, isFetching: false }))

  answer = Promise.withResolvers()
  act(() => void result.current.ask())
  answer.reject(new Error('no answer'))
  await waitFor(() => expect(result.current).toMatchObject({ isRead: true, hasFailed: true, isFetching: false }))
})
