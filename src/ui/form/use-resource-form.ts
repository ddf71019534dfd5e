import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useEffect, useRef } from 'react'
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
import { useIsGone } from '#lib/use-is-gone.ts'
import { messagesByField, violationsOf } from '#lib/violations.ts'
import type { z } from '#lib/zod.ts'
import { useDialogForm } from '#ui/dialog/Dialog.tsx'
import { DOUBLE_CLICK_MS, nextFrame } from '#ui/timing.ts'
import { showMessages } from './errors.ts'
import { labelsIn } from './shown-values.ts'
import { checkStored, type StoredRecord } from './stored-record.ts'
import { type Loss, useUnsavedGuard } from './use-unsaved-guard.ts'

interface Options<Values extends FieldValues, Output, Result, Stored extends object> {
  /** Turns what is typed into what is sent. */
  schema: z.ZodType<Output, Values>
  defaultValues: DefaultValues<Values>
  /**
   * Sends the values. When it throws, the form keeps its values and shows the violations of the error.
   * @param now what the server has, where the form edits a stored record that could be read again
   */
  submit: (values: Output, changed: (name: FieldPath<Values>) => boolean, now?: Stored) => Promise<Result>
  /** The record that the form edits. Without it the form creates one, or its values are not those of a record. */
  stored?: StoredRecord<Values, Stored> | undefined
  /** Runs after success, when nothing is unsaved any more: the place to navigate. */
  onSaved?: (result: Result) => unknown
  /** The server's name of a segment → the form's, for example `temperatureZones` → `zones`. */
  aliases?: Readonly<Record<string, string>>
  /** The field that shows the server's message about `name`, where a name alone does not tell it. */
  fieldOf?: (name: string, values: Output) => string
  /** For a form that stays on screen after saving: it is empty then, or it starts again from the saved values. */
  afterSaving?: 'empty' | 'keep values'
  /** Runs when the typed values break a rule, in addition to the messages under the fields. */
  onInvalid?: () => unknown
  /** Input or work lost if the page closes before the save. Defaults to the changed values. */
  loses?: (isDirty: boolean) => Loss
}

/** `saved` lasts until a value changes. */
type Phase = 'editing' | 'saving' | 'saved'

/** For a form of credentials: leaving it asks nothing, and the end of a session does not keep it. */
export const losesNothing = () => 'nothing' as const

/**
 * A form that sends one write. It checks the rules of the contract before it sends. The server's violations are shown
 * under the fields that they name, and the summary of errors lists those without a field, so that no message is lost.
 */
export function useResourceForm<Values extends FieldValues, Output, Result, Stored extends object = object>(
  options: Options<Values, Output, Result, Stored>,
) {
  const {
    schema,
    defaultValues,
    submit,
    stored,
    onSaved,
    aliases,
    fieldOf = (name) => name,
    afterSaving,
    onInvalid,
    loses = (isDirty) => (isDirty ? 'unsaved' : 'nothing'),
  } = options
  const form: UseFormReturn<Values, unknown, Output> = useForm({
    // A function, because the resolver asks the form that is created here.
    resolver: (...asked) => rowsResolver(schema, form.getFieldState)(...asked),
    defaultValues,
    shouldFocusError: false,
  })
  // Refs, because a second click or a navigation reads them before React has rendered again.
  const phase = useRef<Phase>('editing')
  const isDirty = useRef(false)
  const isGone = useIsGone()
  const enter = (next: Phase) => {
    phase.current = next
  }
  const isIn = (one: Phase) => phase.current === one

  // React Hook Form's own subscriptions, because a change of one field must not render the whole form again.
  useEffect(() => {
    const unwatchValues = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (phase.current === 'saved') phase.current = 'editing'
      },
    })
    const unwatchState = form.subscribe({
      // Asking for `dirtyFields` keeps them up to date for `getFieldState`.
      formState: { isDirty: true, dirtyFields: true },
      callback: (state) => {
        isDirty.current = state.isDirty ?? false
      },
    })
    return () => {
      unwatchValues()
      unwatchState()
    }
  }, [form])

  const loss = () => (isIn('saved') ? 'nothing' : loses(isDirty.current))
  const letGo = useUnsavedGuard(loss, undefined, () => isIn('saving'))
  useDialogForm({ isUnsaved: () => loss() !== 'nothing', isSaving: () => isIn('saving') })

  const changed = (name: FieldPath<Values>) => form.getFieldState(name).isDirty

  async function save(values: Output, now?: Stored) {
    enter('saving')
    try {
      const result = await submit(values, changed, now)
      if (isGone()) return
      enter('saved')
      // Someone who has answered « Quitter » goes where they wanted, not where a saved form leads.
      if (!letGo()) await onSaved?.(result)
    } catch (error) {
      const messages = messagesByField(violationsOf(error), aliases, (name) => fieldOf(name, values))
      showMessages(form.setError, messages)
    } finally {
      if (isIn('saving')) enter('editing')
    }
  }

  async function checkAndSave(values: Output, labels: ReturnType<typeof labelsIn>) {
    if (stored === undefined) return save(values)
    enter('saving')
    const before = form.formState.defaultValues ?? {}
    const checked = await checkStored({ form: form as never, before, record: stored, labels, isGone })
    enter('editing')
    if (checked === 'stop') return undefined
    if (!checked.tookOver) return save(values, checked.now)
    // The rules hold for the values of others, too.
    const judged = await schema.safeParseAsync(form.getValues())
    return judged.success ? save(judged.data, checked.now) : form.trigger()
  }

  async function onSubmit(event?: SyntheticEvent) {
    // The second half of a double click after a quick answer: nothing has changed since the form was saved.
    if (isIn('saved')) {
      event?.preventDefault()
      return
    }
    const labels = labelsIn(event?.target instanceof Element ? event.target : null)
    // The button shows the press first: to check the rules and to draw many messages takes longer than a frame.
    enter('saving')
    await nextFrame()
    enter('editing')
    if (isGone()) return
    await form.handleSubmit((values) => checkAndSave(values, labels), onInvalid)(event)
    if (isIn('saved') && afterSaving !== undefined) startAgain()
  }

  function startAgain() {
    form.reset(afterSaving === 'empty' ? defaultValues : form.getValues())
    // The reset counts as a change, but the second half of a double click must not send or validate the form again.
    enter('saved')
    // A form that keeps its values may be sent again unchanged after that.
    if (afterSaving === 'keep values') setTimeout(() => isIn('saved') && enter('editing'), DOUBLE_CLICK_MS)
  }

  return { form, onSubmit }
}

/**
 * The rules of a form. When rows are added or removed, React Hook Form validates their list. A new row would at once be
 * marked as missing its values, so the list keeps the messages that it has, which move with their rows. Sending validates
 * everything.
 * @param stateOf the form's getFieldState, which exists only after the form has been given its resolver
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

/** A list of sub-forms, not a list of chosen values. */
const holdsRows = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object')
