import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { flash, useFlash } from '#ui/flash/flash.ts'
import { LateMenu } from '#ui/menu/LateMenu.tsx'
import { words } from './copy.ts'
import { Late, retryUntilLoaded } from './Late.tsx'
import { renderUi } from './render-ui.tsx'

const ShownMessage = () => <p>{useFlash()?.message}</p>

afterEach(() => flash.clear())

test('a failure without `onFailed` is silent, and the children stay', async () => {
  const load = vi.fn().mockRejectedValue(new Error('Code not loaded'))
  renderUi(
    <>
      <Late load={load} props={{}}>
        The thing itself
      </Late>
      <ShownMessage />
    </>,
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(screen.getByText('The thing itself')).toBeTruthy()
  expect(screen.queryByText(words.notLoaded)).toBeNull()
})

test.each([
  [
    'a menu',
    (load: () => Promise<never>) => (
      <LateMenu load={load} props={{}}>
        <button type="button">Open</button>
      </LateMenu>
    ),
  ],
  [
    'a dialog',
    (load: () => Promise<never>) => (
      <DialogButton load={load} props={{}}>
        Open
      </DialogButton>
    ),
  ],
])(
  '%s: a failure under the pointer is silent, one after a click is announced, and the next click fetches again',
  async (_what, draw) => {
    const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Code not loaded'))
    renderUi(
      <>
        {draw(load)}
        <ShownMessage />
      </>,
    )
    await userEvent.hover(screen.getByRole('button'))
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    expect(screen.queryByText(words.notLoaded)).toBeNull()
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByText(words.notLoaded)).toBeTruthy()
    load.mockResolvedValue((() => <p>The code</p>) as never)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('The code')).toBeTruthy()
  },
)

describe('code that the page requires', () => {
  beforeEach(() => void vi.useFakeTimers())

  const failing = () => vi.fn<() => Promise<string>>().mockRejectedValue(new Error('Code not loaded'))

  test('the fetch is retried, with delays from one second to one minute', async () => {
    const load = failing()
    const loaded = retryUntilLoaded(load)()
    const attemptsAfter = async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      return load.mock.calls.length
    }
    expect([await attemptsAfter(0), await attemptsAfter(1), await attemptsAfter(2), await attemptsAfter(4)]).toEqual([
      1, 2, 3, 4,
    ])
    const before = await attemptsAfter(600)
    expect(await attemptsAfter(600)).toBe(before + 10)
    load.mockResolvedValue('code')
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(loaded).resolves.toBe('code')
  })

  test('the fetch is retried as soon as the network is back', async () => {
    const load = failing()
    const loaded = retryUntilLoaded(load)()
    await vi.advanceTimersByTimeAsync(600_000)
    load.mockResolvedValue('code')
    window.dispatchEvent(new Event('online'))
    await expect(loaded).resolves.toBe('code')
  })
})
