import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, get, type Resolver, set, useForm } from 'react-hook-form'
import { messagesByField, violationsOf } from '#lib/violations.ts'
import type { z } from '#lib/zod.ts'
import { useDialogForm } from '#ui/dialog-form.ts'
import { showMessages } from './server-messages.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface Options<Values extends FieldValues, Output, Result> {
  /** Turns what is typed into what is sent. */
  schema: z.ZodType<Output, Values>
  defaultValues: DefaultValues<Values>
  /** Sends the values. When it throws, the form keeps its values and shows the violations of the error. */
  submit: (values: Output, changed: (name: FieldPath<Values>) => boolean) => Promise<Result>
  /** Runs after success, when nothing is unsaved any more: the place to navigate. */
  onSaved: (result: Result) => unknown
  /** The server's name of a segment → the form's, for example `temperatureZones` → `zones`. */
  aliases?: Readonly<Record<string, string>>
  /** The field that shows the server's message about `name`, where a name alone does not tell it. */
  fieldOf?: (name: string, values: Output) => string
  /** For a form that stays on screen: it is empty after saving. */
  emptied?: boolean
  /** For a form that stays on screen: it keeps the saved values as its new start. */
  kept?: boolean
  /** Runs when the typed values break a rule, in addition to the messages under the fields. */
  onInvalid?: () => unknown
  /** False where leaving needs no question, for example on the page for a new password. */
  guarded?: boolean
  /** For a form that has more to lose than what is typed. By default a changed value is what is lost. */
  isUnfinished?: (isDirty: boolean) => boolean
}

/** `saved` lasts until a value changes. `left` means that the form is no longer on screen. */
type Phase = 'editing' | 'saving' | 'saved' | 'left'

const DOUBLE_CLICK_MS = 400

/**
 * A form that sends one write. It checks the rules of the contract before it sends. The server's violations are shown
 * under the fields that they name, and the summary of errors lists those without a field, so that no message is lost.
 */
export function useResourceForm<Values extends FieldValues, Output, Result>(options: Options<Values, Output, Result>) {
  const {
    schema,
    defaultValues,
    submit,
    onSaved,
    aliases,
    fieldOf = (name) => name,
    emptied = false,
    kept = false,
    onInvalid,
    guarded = true,
    isUnfinished = (isDirty) => isDirty,
  } = options
  const rules: Resolver<Values, unknown, Output> = zodResolver(schema)

  /**
   * When rows are added or removed, React Hook Form validates the list. A new row would at once be marked as missing its
   * values, so the list keeps the messages that it has, which move with their rows. Sending validates everything.
   */
  const resolver: typeof rules = (values, context, asked) => {
    const [name, ...others] = (asked.names ?? []) as string[]
    if (name === undefined || others.length > 0 || !holdsRows(get(values, name))) return rules(values, context, asked)
    const errors = {}
    set(errors, name, form.getFieldState(name as FieldPath<Values>).error)
    return { values: {}, errors }
  }

  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  })
  const { isDirty, dirtyFields } = form.formState
  // A ref, because a second click or a navigation reads it before React has rendered again.
  const phase = useRef<Phase>('editing')
  // React Hook Form's own subscription. It ends with the form, which is also how a save learns that the form was left.
  useEffect(() => {
    phase.current = 'editing'
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (phase.current === 'saved') phase.current = 'editing'
      },
    })
    return () => {
      phase.current = 'left'
      unsubscribe()
    }
  }, [form])

  const isUnsaved = () => phase.current !== 'saved' && isUnfinished(isDirty)
  const letGo = useUnsavedGuard(isUnsaved, guarded)
  useDialogForm({ isUnsaved, isSaving: () => phase.current === 'saving' })

  const changed = (name: FieldPath<Values>) => Boolean((dirtyFields as Record<string, unknown>)[name])

  async function save(values: Output) {
    phase.current = 'saving'
    try {
      const result = await submit(values, changed)
      if (hasLeft()) return
      phase.current = 'saved'
      // Someone who has answered « Quitter » goes where they wanted, not where a saved form leads.
      if (!letGo()) await onSaved(result)
    } catch (error) {
      const messages = messagesByField(violationsOf(error), aliases, (name) => fieldOf(name, values))
      showMessages(form.setError, messages)
    } finally {
      if (phase.current === 'saving') phase.current = 'editing'
    }
  }

  const hasLeft = () => phase.current === 'left'

  async function onSubmit(event?: SyntheticEvent) {
    // The second half of a double click after a quick answer: nothing has changed since the form was saved.
    if (phase.current === 'saved') {
      event?.preventDefault()
      return
    }
    await form.handleSubmit(save, onInvalid)(event)
    if (!isSaved() || !(emptied || kept)) return
    form.reset(emptied ? defaultValues : form.getValues())
    // The reset counts as a change, but the second half of a double click must not send or validate the form again.
    phase.current = 'saved'
    // A form that keeps its values may be sent again unchanged after that.
    if (kept)
      setTimeout(() => {
        if (phase.current === 'saved') phase.current = 'editing'
      }, DOUBLE_CLICK_MS)
  }

  const isSaved = () => phase.current === 'saved'

  return { form, onSubmit }
}

/** A list of sub-forms, not a list of chosen values. */
const holdsRows = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object')
