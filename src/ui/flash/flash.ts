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
  text?: string | undefined
  act?: { label: string; run: () => unknown }
}

/** A message on screen or in the journal; `nonce` distinguishes two messages with the same words. */
export interface ShownFlash extends Flash {
  nonce: number
  at: Date
  help?: readonly Help[]
}

const empty: Flash = { status: '', message: '' }
const journalLength = 10

let shown: ShownFlash | undefined
let journal: readonly ShownFlash[] = []
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

function display(next: Flash) {
  nonce += 1
  shown = { ...next, nonce, at: new Date() }
  journal = [shown, ...journal].slice(0, journalLength)
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

/** Adds a line to the message that is on screen now, unless another one has taken its place meanwhile. */
async function help(line: Promise<Help>) {
  const helped = shown?.nonce
  const found = await line
  if (shown === undefined || shown.nonce !== helped || !found.text) return
  shown = { ...shown, help: [...(shown.help ?? []), found] }
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
  help,
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
