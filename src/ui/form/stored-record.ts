import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import type { FreshReading } from '#lib/form-values.ts'
import { words } from '#ui/copy.ts'
import { flash } from '#ui/flash/flash.ts'
import { differencesOf, type Typed } from './differences.ts'

/** The stored record that a form edits. It is refetched before the edit is sent, so that nobody's changes are lost. */
export interface StoredRecord<Values extends FieldValues, Stored extends object> {
  read: () => Promise<FreshReading<Stored>>
  /** Converts the record to form values. */
  toValues: (stored: Stored) => Values
  /** Normalises values before comparison: a phone number with or without spaces is the same. */
  compared?: (values: Values) => object
  /** Formats a value for the question. Defaults to the value itself. */
  toText?: (name: string, value: unknown) => string | undefined
}

/** Result of the check. `stop`: nothing may be sent now. */
export type Checked<Stored> = 'stop' | { now?: Stored; tookOver: boolean }

/** The part of a form used here. Field names come from the values themselves. */
type AnyForm = Pick<UseFormReturn, 'getValues' | 'resetField' | 'setValue'>

interface Check<Values extends FieldValues, Stored extends object> {
  form: AnyForm
  /** Initial values of the form. */
  before: object
  record: StoredRecord<Values, Stored>
  labels: Typed['labels']
  isGone: () => boolean
  tookOver?: boolean
}

/**
 * Compares the typed values with the current values on the server. Changes made only on the server are taken over. For
 * conflicting changes the person is asked, and the record is then compared again, because the answer may take minutes. If
 * the record cannot be read, the save continues.
 */
export async function checkStored<Values extends FieldValues, Stored extends object>(
  check: Check<Values, Stored>,
): Promise<Checked<Stored>> {
  const { form, record, labels, isGone, tookOver = false } = check
  const { compared = (values: Values) => values, toText } = record
  const now = await record.read()
  // A person who has left the page has cancelled the save.
  if (isGone()) return 'stop'
  if (now === 'unread') return { tookOver }
  const typed: Typed = { values: form.getValues(), labels, toText }
  if (now === 'gone') {
    await ask((late) => late.sayGone(typed))
    return 'stop'
  }
  const theirs = record.toValues(now)
  const { conflicts, taken } = differencesOf({
    before: compared(check.before as Values),
    mine: compared(typed.values as Values),
    theirs: compared(theirs),
  })
  if (conflicts.length === 0) {
    takeOver(form, taken, theirs)
    return { now, tookOver: tookOver || taken.length > 0 }
  }
  const keptHere = await ask((late) => late.askForValues(typed, theirs, conflicts))
  if (keptHere === undefined || isGone()) return 'stop'
  takeOver(form, [...taken, ...conflicts], theirs, keptHere)
  return checkStored({ ...check, before: theirs, tookOver: true })
}

/** Loads the code of the questions with the first one. Nothing is sent when it fails to load. */
const load = () => import('./ask-about-stored.tsx')

async function ask<Answer>(put: (late: Awaited<ReturnType<typeof load>>) => Promise<Answer>) {
  const late = await load().catch(() => flash.error(words.notLoaded))
  return late && put(late)
}

/**
 * Resets the fields to the server's values. Typed values that are kept count as changed. `keepDirtyValues` would also keep a value
 * that differs by a blank only. It would then overwrite the value of the other person.
 */
function takeOver(form: AnyForm, names: readonly string[], theirs: object, keptHere: ReadonlySet<string> = new Set()) {
  for (const name of names) {
    const mine: unknown = get(form.getValues(), name)
    form.resetField(name, { defaultValue: get(theirs, name) })
    // An empty list is no field that could be reset.
    if (get(form.getValues(), name) === mine) form.setValue(name, get(theirs, name))
    if (keptHere.has(name)) form.setValue(name, mine, { shouldDirty: true })
  }
}
