/** Asks before an act that cannot be taken back: `if (await confirm({ … })) …`. Shown by <ConfirmViewport/>. */
import { type ReactNode, useSyncExternalStore } from 'react'

interface ConfirmRequest {
  /** The act and its object: « Supprimer le booking #12 ? » */
  title: string
  message?: ReactNode
  confirmLabel?: string
  refuseLabel?: string
  /** Red, for what destroys. */
  danger?: boolean
  /** Done while the dialog is open and locked, after « Oui »: the answer is true only once it has succeeded. */
  run?: () => Promise<unknown>
  /**
   * What to tell when `run` fails, staying open; the server's violations are told anyway. Without words the dialog closes:
   * they were shown elsewhere.
   */
  errorText?: (error: unknown) => string | undefined
}

/** The question on screen. */
export interface OpenConfirm extends ConfirmRequest {
  /** Tells one question from the next. */
  rank: number
  opener: Element | null
  answer: (confirmed: boolean) => void
}

let open: OpenConfirm | undefined
let asks = 0
const listeners = new Set<() => void>()

function set(next: OpenConfirm | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** The control that asked. A menu item is gone by the time the dialog closes: the menu's button stands for it. */
function findOpener() {
  const active = document.activeElement
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuButton ? document.getElementById(menuButton) : active
}

/** @returns whether the answer was yes and `run`, if any, has succeeded. Another question that is still open is a no. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  open?.answer(false)
  return new Promise((resolve) => {
    const asked = {
      ...request,
      rank: ++asks,
      opener: findOpener(),
      answer: (confirmed: boolean) => {
        // An act that ends late takes no other question away.
        if (open === asked) set(undefined)
        resolve(confirmed)
      },
    }
    set(asked)
  })
}

/** Answers the open question in the person's place: what it was about has been settled meanwhile. */
export const settleConfirm = (confirmed: boolean) => open?.answer(confirmed)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOpenConfirm = () => useSyncExternalStore(subscribe, () => open)
