import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, type SyntheticEvent, use, useEffect, useImperativeHandle, useRef } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  useForm,
  type UseFormGetFieldState,
  type UseFormReturn,
} from 'react-hook-form'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { messagesByField, violationsOf } from '#lib/violations.ts'
import type { z } from '#lib/zod.ts'
import { DialogHolder } from '#ui/dialog/Dialog.tsx'
import { DOUBLE_CLICK_MS, nextFrame } from '#ui/timing.ts'
import { labelsIn } from './differences.ts'
import { showMessages } from './errors.ts'
import { checkStored, type StoredRecord } from './stored-record.ts'
import { type Loss, useUnsavedGuard } from './use-unsaved-guard.ts'

interface Options<Values extends FieldValues, Output, Result, Stored extends object> {
  /** Validates the typed values and converts them to the payload. */
  schema: z.ZodType<Output, Values>
  defaultValues: DefaultValues<Values>
  /** Proposed values. They count as typed, and `defaultValues` as those of the record. Must not change. */
  filledIn?: Values | undefined
  /** Sends the values. The form shows the violations that it throws. `now`: the record, if it was read again. */
  submit: (values: Output, changed: (name: FieldPath<Values>) => boolean, now?: Stored) => Promise<Result>
  /** The record that the form edits. Absent for a creation, and for values that are no record. */
  stored?: StoredRecord<Values, Stored> | undefined
  /** Runs after success, when nothing is unsaved. Navigate here. */
  onSaved?: (result: Result) => unknown
  /** Server name of a segment → form name, for example `temperatureZones` → `zones`. */
  aliases?: Readonly<Record<string, string>>
  /** Maps a server name to the field that shows its message, where that depends on the values or no field has the name. */
  fieldOf?: (name: string, values: Output) => string
  /** For a form that stays on screen after saving: it is emptied, or restarts with the saved values. */
  afterSaving?: 'empty' | 'keep values'
  /** Runs when the typed values break a rule, in addition to the messages under the fields. */
  onInvalid?: () => unknown
  /** Loss if the page closes before the save. Defaults to the changed values. */
  loses?: (isDirty: boolean) => Loss
  /** Parameters of the address that name the records of the form. A change of one leaves the form. */
  records?: readonly string[] | undefined
}

/** For a form with credentials: leaving it asks no question, and the end of the session does not keep it. */
export const losesNothing = () => 'nothing' as const

/** A form that sends one write, by the rules of the contract. The server's violations stand under their fields. */
export function useResourceForm<Values extends FieldValues, Output, Result, Stored extends object = object>(
  options: Options<Values, Output, Result, Stored>,
) {
  const {
    schema,
    defaultValues,
    filledIn,
    submit,
    stored,
    onSaved,
    aliases,
    fieldOf = (name) => name,
    afterSaving,
    onInvalid,
    loses = (isDirty) => (isDirty ? 'unsaved' : 'nothing'),
    records,
  } = options
  const form: UseFormReturn<Values, unknown, Output> = useForm({
    // A function, because the resolver uses the form that is created here.
    resolver: (...asked) => rowsResolver(schema, form.getFieldState)(...asked),
    defaultValues,
    ...(filledIn && { values: filledIn, resetOptions: { keepDefaultValues: true } }),
    shouldFocusError: false,
  })
  // Refs, because a second click or a navigation reads them before the next render.
  const isDirty = useRef(false)
  const isSaving = useRef(false)
  /** From a save until a value changes: the values cannot be sent again. */
  const isSaved = useRef(false)
  const untilUnmount = useUnmountSignal()

  // A subscription of React Hook Form, so that a change of one field does not re-render the whole form. Subscribing to
  // `dirtyFields` keeps them up to date for `getFieldState`.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true, dirtyFields: true },
        callback: (state) => {
          isDirty.current = state.isDirty ?? false
          // A reset has no name.
          if (state.name !== undefined) isSaved.current = false
        },
      }),
    [form],
  )

  const loss = () => (isSaved.current ? 'nothing' : loses(isDirty.current))
  const letGo = useUnsavedGuard(loss, { isSaving: () => isSaving.current, records })
  useImperativeHandle(use(DialogHolder)?.form, () => ({
    isUnsaved: () => loss() !== 'nothing',
    isSaving: () => isSaving.current,
  }))

  const changed = (name: FieldPath<Values>) => form.getFieldState(name).isDirty

  async function save(values: Output, now?: Stored) {
    try {
      const result = await submit(values, changed, now)
      if (untilUnmount().aborted) return
      isSaved.current = true
      // After « Quitter » the person's navigation continues, without that of the saved form.
      if (!letGo()) await onSaved?.(result)
    } catch (error) {
      const messages = messagesByField(violationsOf(error), aliases, (name) => fieldOf(name, values))
      showMessages(form.setError, messages)
    }
  }

  async function checkAndSave(values: Output, event?: BaseSyntheticEvent) {
    if (stored === undefined) return save(values)
    const before = form.formState.defaultValues ?? {}
    const labels = labelsIn(event?.target instanceof Element ? event.target : null)
    const checked = await checkStored({
      form: form as never,
      before,
      record: stored,
      labels,
      isGone: () => untilUnmount().aborted,
    })
    if (checked === 'stop') return undefined
    if (!checked.tookOver) return save(values, checked.now)
    // Values taken over from other people must also follow the rules.
    const judged = await schema.safeParseAsync(form.getValues())
    return judged.success ? save(judged.data, checked.now) : form.trigger()
  }

  async function onSubmit(event: SyntheticEvent) {
    // Ignores the second half of a double click after a fast answer, when nothing has changed since the save.
    if (isSaved.current) return
    isSaving.current = true
    try {
      // Shows the press first, because validation and rendering many messages take longer than a frame.
      await nextFrame()
      if (untilUnmount().aborted) return
      await form.handleSubmit(checkAndSave, onInvalid)(event)
      if (isSaved.current && afterSaving !== undefined) startAgain()
    } finally {
      isSaving.current = false
    }
  }

  function startAgain() {
    form.reset(afterSaving === 'empty' ? defaultValues : form.getValues())
    // A form that keeps its values may be resent unchanged after the time of a double click.
    if (afterSaving === 'keep values') setTimeout(() => (isSaved.current = false), DOUBLE_CLICK_MS)
  }

  return { form, onSubmit }
}

/**
 * The resolver of a form. When rows are added or removed, React Hook Form validates their list, and a new row would at once be
 * marked as incomplete. So the list keeps its messages, which move with their rows. A submission validates everything.
 * @param stateOf getFieldState of the form
 */
function rowsResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output, Values>,
  stateOf: UseFormGetFieldState<Values>,
): Resolver<Values, unknown, Output> {
  const rules: Resolver<Values, unknown, Output> = zodResolver(schema)
  return (values, context, asked) => {
    const [name, ...others] = (asked.names ?? []) as string[]
    if (name === undefined || others.length > 0 || !holdsRows(get(values, name))) return rules(values, context, asked)
    const errors = {}
    set(errors, name, stateOf(name as FieldPath<Values>).error)
    return { values: {}, errors }
  }
}

/** Whether a value is a list of sub-forms, not of chosen values. */
const holdsRows = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object')
