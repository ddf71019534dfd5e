/**
 * One message at a time, stored in local storage so that it survives a following navigation or reload. The stored text is
 * emptied when the toast closes, not when it opens, because the navigation may come later. The nonce distinguishes two
 * messages with the same text, and is kept in memory only.
 */
import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { offline, presets } from '#ui/copy.ts'

interface Flash {
  /** 'error' and 'success' have separate icons. Any other value is an information. */
  status: string
  message: string
}

/** A line below a message, with an action. Not stored: after a reload only the message is left. */
export interface Help {
  text: string
  act?: { label: string; run: () => unknown }
}

/** Details of a message for the journal. Addresses are those of the console. */
export interface Facts {
  /** Description of a failed write: « Modification de la société #3 Monoï & Cie ». */
  asked?: string | undefined
  /** Number and name of the record: « #3 Monoï & Cie ». */
  subject?: string | undefined
  /** Why it failed, in the server's words. */
  reason?: string | undefined
  /** Address of the record that the message is about. */
  record?: string | undefined
  /** Address of the screen where the write was started. */
  screen?: string | undefined
  /** Sends the inverse write. Resolves to whether there is nothing left to undo. */
  undo?: (() => Promise<boolean>) | undefined
  /** Lines below the message. */
  help?: readonly Help[]
}

/** A message of the journal. `nonce` distinguishes two messages with the same text. At most one message is on screen. */
export interface ShownFlash extends Flash, Facts {
  nonce: number
  at: Date
  /** The inverse write is running. */
  isUndoing?: boolean
  help: readonly Help[]
}

const empty: Flash = { status: '', message: '' }
const journalLength = 50

/** All messages, newest first. */
const journal = observable<readonly ShownFlash[]>([])
const shown = observable<ShownFlash | undefined>(undefined)
let nonce = 0
/** The success message on screen; '' when there is none. */
let successShown = ''

function parseFlash(value: unknown): Flash | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('status' in value) || !('message' in value)) return undefined
  const { status, message } = value
  return typeof status === 'string' && typeof message === 'string' ? { status, message } : undefined
}

function keep({ status, message }: Flash, facts: Facts = {}) {
  nonce += 1
  const kept = { help: [], ...facts, status, message, nonce, at: new Date() }
  journal.set([kept, ...journal.get()].slice(0, journalLength))
  return kept
}

/** Changes the undo of a message, on screen and in the journal. */
function setUndo(of: number, undo: Pick<ShownFlash, 'undo' | 'isUndoing'>) {
  journal.set(journal.get().map((each) => (each.nonce === of ? { ...each, ...undo } : each)))
  if (shown.get()?.nonce === of) shown.set(journal.get().find((each) => each.nonce === of))
}

function show(status: string, message: string, facts?: Facts) {
  if (message === '') return close()
  successShown = status === 'success' ? message : ''
  writeJson(storageKeys.flash, { status, message })
  shown.set(keep({ status, message }, facts))
}

/** Hides the message and empties both stored texts. The journal keeps the message. */
export function close() {
  writeJson(storageKeys.flash, empty)
  successShown = ''
  if (shown.get() !== undefined) shown.set(undefined)
}

/** Shows the message left by the previous page. Messages that another tab stores later are not shown here. */
export function restore() {
  if (shown.get() !== undefined || nonce > 0) return
  const left = readJson(storageKeys.flash, parseFlash)
  if (left !== undefined && left.message !== '') shown.set(keep(left))
}

/** Shows a message, which replaces the previous one. Usable outside components. */
export const flash = {
  show,
  /** Adds a failure to the journal only, because its screen already shows it. */
  keepFailure: (facts: Facts) => void keep(empty, facts),
  success: (message: string, facts?: Facts) => show('success', message, facts),
  error: (message: string, facts?: Facts) => show('error', message, facts),
  info: (message: string, facts?: Facts) => show('info', message, facts),
  /** @param success the last success message, repeated so that the success does not seem to have failed */
  fetchFailure: (success = '') => {
    const failure = navigator.onLine ? presets.fetchFailure : offline
    show('error', [success, failure].filter(Boolean).join(' '))
    successShown = success
  },
  /** Removes all messages at a sign-out, in the journal and in the storage. */
  clear: () => {
    journal.set([])
    close()
    removeItem(storageKeys.flash)
  },
}

/** The success message on screen, alone or before the message of a failed read; '' otherwise. */
export const lastSuccess = () => successShown

/** Number of times that a person has opened and closed the journal. */
const readings = observable(0)
export const onJournalRead = readings.subscribe
export const endJournal = () => readings.set(readings.get() + 1)

export const useFlash = () => useSyncExternalStore(shown.subscribe, shown.get)

/** The last messages of this page, newest first. */
export const useFlashJournal = () => useSyncExternalStore(journal.subscribe, journal.get)

/** Undoes the write of a message once, even after two fast clicks. @returns whether nothing is left to undo */
export async function undoOnce(of: number, undo: () => Promise<boolean>) {
  if (journal.get().some((each) => each.nonce === of && each.isUndoing)) return false
  setUndo(of, { undo: undefined, isUndoing: true })
  const isOver = await undo()
  setUndo(of, { isUndoing: false, ...(!isOver && { undo }) })
  return isOver
}
