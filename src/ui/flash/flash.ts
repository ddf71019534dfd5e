/**
 * One message at a time, mirrored in local storage so that it survives the navigation or reload that follows it, and
 * emptied when its toast closes (not when it opens, because the navigation may come after that). The nonce lives in memory only: the
 * same words twice are two messages.
 */
import { useSyncExternalStore } from 'react'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { presets } from '#ui/copy.ts'

interface Flash {
  /** 'error' and 'success' have their own icon; any other word is an information. */
  status: string
  message: string
}

/** A line below a message, and what it offers to do. It is not stored: after a reload only the message is left. */
export interface Help {
  text: string
  act?: { label: string; run: () => unknown }
}

/** Journal details of a message besides its text. Addresses are those of the console. */
export interface Facts {
  /** Description of the write: « Modification de la société #3 ». */
  asked?: string | undefined
  /** Reason of a failure, in the server's words. */
  reason?: string | undefined
  /** The record that the message is about. */
  record?: string | undefined
  /** The screen where it was asked. */
  screen?: string | undefined
  /** Sends the inverse write. Its answer says whether there is nothing more to undo. */
  undo?: (() => Promise<boolean>) | undefined
  /** The lines below it. */
  help?: readonly Help[]
}

/** A message of the journal; `nonce` distinguishes two messages with the same words. One of them is on screen, or none. */
export interface ShownFlash extends Flash, Facts {
  nonce: number
  at: Date
  /** The inverse write is on its way. */
  isUndoing?: boolean
  help: readonly Help[]
}

const empty: Flash = { status: '', message: '' }
const journalLength = 50

/** The one list of messages, newest first. */
let journal: readonly ShownFlash[] = []
let shown: ShownFlash | undefined
let nonce = 0
/** The success message that is on screen; '' when there is none. */
let successShown = ''
const listeners = new Set<() => void>()

function parseFlash(value: unknown): Flash | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('status' in value) || !('message' in value)) return undefined
  const { status, message } = value
  return typeof status === 'string' && typeof message === 'string' ? { status, message } : undefined
}

function keep(next: Flash) {
  nonce += 1
  const kept = { ...next, nonce, at: new Date(), help: [] }
  journal = [kept, ...journal].slice(0, journalLength)
  notify()
  return kept
}

function display(next: Flash) {
  shown = keep(next)
  notify()
}

/** Adds to a message, on screen and in the journal. */
function add(to: number, more: Partial<ShownFlash>) {
  const help = more.help ?? []
  journal = journal.map((each) =>
    each.nonce === to ? { ...each, ...more, help: [...(each.help ?? []), ...help] } : each,
  )
  if (shown?.nonce === to) shown = journal.find((each) => each.nonce === to)
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}

function show(next: Flash) {
  if (next.message === '') return close()
  successShown = next.status === 'success' ? next.message : ''
  writeJson(storageKeys.flash, { status: next.status, message: next.message })
  display(next)
}

/** Hides the message and empties both strings; the journal keeps it. */
export function close() {
  writeJson(storageKeys.flash, empty)
  successShown = ''
  if (shown === undefined) return
  shown = undefined
  notify()
}

/** Shows what the former page of this tab left; what another tab writes later is not shown here. */
export function restore() {
  if (shown !== undefined || nonce > 0) return
  const left = readJson(storageKeys.flash, parseFlash)
  if (left !== undefined && left.message !== '') display(left)
}

/** Shows a message in the place of the one before: from anywhere, not only from components. */
export const flash = {
  show,
  add,
  /** Adds a failure to the journal only, because its screen already shows it. */
  keepFailure: () => void keep(empty),
  /** Id of the newest message, for details that arrive later. */
  newest: () => nonce,
  success: (message: string) => show({ status: 'success', message }),
  error: (message: string) => show({ status: 'error', message }),
  info: (message: string) => show({ status: 'info', message }),
  /** @param success the last success: it is shown again, otherwise it would seem to have failed */
  fetchFailure: (success = '') => {
    show({ status: 'error', message: [success, presets.fetchFailure].filter(Boolean).join(' ') })
    successShown = success
  },
  formFailure: () => show({ status: 'error', message: presets.formFailure }),
  validationFailure: () => show({ status: 'error', message: presets.validationFailure }),
  /** For a sign-out: nothing of one person is left for the next, neither in the journal nor an empty entry. */
  clear: () => {
    journal = []
    close()
    removeItem(storageKeys.flash)
  },
}

/** The success message that is on screen, alone or before the message of a failed reading; '' otherwise. */
export const lastSuccess = () => successShown

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useFlash = () => useSyncExternalStore(subscribe, () => shown)

/** The last messages of this page, newest first. */
export const useFlashJournal = () => useSyncExternalStore(subscribe, () => journal)

/** Messages whose act is being undone. */
const running = new Set<number>()

/**
 * Nothing can be undone twice, not even by two clicks before the message is gone: the act is taken from its message, and given
 * back when it has not succeeded.
 * @returns whether there is nothing more to undo
 */
export async function undoOnce(of: number, undo: () => Promise<boolean>) {
  if (running.has(of)) return false
  running.add(of)
  flash.add(of, { undo: undefined, isUndoing: true })
  const isOver = await undo()
  running.delete(of)
  flash.add(of, { isUndoing: false, ...(!isOver && { undo }) })
  return isOver
}
