/** Asks before an action that cannot be undone: `if (await confirm({ … })) …`. <ConfirmViewport/> shows the question. */
import { type ReactNode, useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { registerOpen } from '#ui/open.ts'

interface ConfirmRequest {
  /** The action and its object: « Supprimer le booking #12 ? » */
  title: string
  message?: ReactNode
  /** Fields in the question, such as values to choose from. They make the dialog wider. */
  content?: ReactNode
  confirmLabel?: string
  refuseLabel?: string
  /** True for a destructive action, whose button is red. */
  danger?: boolean
  /** Runs after « Oui », while the dialog stays open and locked. The answer is true only when it succeeds. */
  run?: () => Promise<unknown>
  /**
   * Sentence for the open dialog when `run` fails. Without one a ConflictError or violations are shown there. For any other failure
   * the dialog closes, because it is shown elsewhere.
   */
  errorText?: (error: unknown) => string | undefined
}

/** The question on screen. */
export interface OpenConfirm extends ConfirmRequest {
  /** Identifies this question. */
  rank: number
  opener: Element | null
  answer: (confirmed: boolean) => void
}

const open = observable<OpenConfirm | undefined>(undefined)
let unregister = () => {}
let asks = 0

function show(next: OpenConfirm | undefined) {
  open.set(next)
  unregister()
  // Registered here as well as by its dialog, whose code may still be loading.
  unregister = next === undefined ? () => {} : registerOpen()
}

/** The control that opened the question. For a menu item it is the button of the menu, because the item will be removed. */
function findOpener() {
  const active = document.activeElement
  const menuButton = active?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menuButton ? document.getElementById(menuButton) : active
}

/** Asks a question, and answers an open one with no. True after a yes when `run`, if given, succeeded. */
export function confirm(request: ConfirmRequest): Promise<boolean> {
  open.get()?.answer(false)
  return new Promise((resolve) => {
    const asked = {
      ...request,
      rank: ++asks,
      opener: findOpener(),
      answer: (confirmed: boolean) => {
        // A late end of the action must not close another question.
        if (open.get() === asked) show(undefined)
        resolve(confirmed)
      },
    }
    show(asked)
  })
}

/** The words of the question before a record is deleted. */
interface RemovalWords {
  removeTitle: string
  removeQuestion: (name: string) => string
}

/** A function that deletes a record after a question, and resolves to true if it was deleted. */
export const removal =
  <Item extends { id: number }>(
    words: RemovalWords,
    nameOf: (item: Item) => string,
    remove: (variables: { id: number }) => Promise<unknown>,
  ) =>
  (item: Item) =>
    confirm({
      title: words.removeTitle,
      message: words.removeQuestion(nameOf(item)),
      danger: true,
      run: () => remove({ id: item.id }),
    })

/** Answers the open question from code, when it is already settled. */
export const settleConfirm = (confirmed: boolean) => open.get()?.answer(confirmed)

/** Whether a question is open, for code outside React. Components use `useOpenConfirm`. */
export const isAsking = () => open.get() !== undefined

export const useOpenConfirm = () => useSyncExternalStore(open.subscribe, open.get)
