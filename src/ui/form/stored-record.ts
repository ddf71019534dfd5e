import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import type { FreshReading } from '#lib/form-values.ts'
import { words } from '#ui/copy.ts'
import { flash } from '#ui/flash/flash.ts'
import { differencesOf } from './differences.ts'
import type { Typed } from './shown-values.ts'

/** The stored record that a form edits. It is read again before the edit is sent, so that nobody's changes are lost. */
export interface StoredRecord<Values extends FieldValues, Stored extends object> {
  read: () => Promise<FreshReading<Stored>>
  /** The record as the form holds it. */
  toValues: (stored: Stored) => Values
  /** Normalises values before comparison: a phone number with or without spaces is the same. */
  compared?: (values: Values) => object
  /** Formats a value for the question. Defaults to the value itself. */
  toText?: (name: string, value: unknown) => string | undefined
}

/** Result of the check. `stop`: nothing may be sent now. */
export type Checked<Stored> = 'stop' | { now?: Stored; tookOver: boolean }

/** The part of a form that is used here. The names come from the values themselves. */
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
 * Compares what was typed with what the server has now. What was changed only there is taken over. What was changed in both
 * places is asked about, and then compared again, because the answer may take minutes. Without a reading the save goes on.
 */
export async function checkStored<Values extends FieldValues, Stored extends object>(
  check: Check<Values, Stored>,
): Promise<Checked<Stored>> {
  const { form, record, labels, isGone, tookOver = false } = check
  const { compared = (values: Values) => values, toText } = record
  const now = await record.read()
  // Someone who has left the page gave up the save.
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

/** The questions are rare, so their code loads with the first one. Nothing is sent when it fails to load. */
const load = () => import('./ask-about-stored.tsx')

async function ask<Answer>(put: (late: Awaited<ReturnType<typeof load>>) => Promise<Answer>) {
  const late = await load().catch(() => flash.error(words.notLoaded))
  return late && put(late)
}

/** The form starts again from the server's values; what is kept of the own ones counts as changed. */
function takeOver(form: AnyForm, names: readonly string[], theirs: object, keptHere: ReadonlySet<string> = new Set()) {
  for (const name of names) {
    const mine: unknown = get(form.getValues(), name)
    form.resetField(name, { defaultValue: get(theirs, name) })
    // A list without lines is no field that could be reset.
    if (get(form.getValues(), name) === mine) form.setValue(name, get(theirs, name))
    if (keptHere.has(name)) form.setValue(name, mine, { shouldDirty: true })
  }
}
