import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, get, type Resolver, set, useForm } from 'react-hook-form'
import { messagesByField, violationsOf } from '#lib/violations.ts'
import type { z } from '#lib/zod.ts'
import { useDialogForm } from '#ui/dialog-form.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

interface Options<Values extends FieldValues, Output, Result> {
  /** What is typed in, what is sent out. */
  schema: z.ZodType<Output, Values>
  defaultValues: DefaultValues<Values>
  /** Sends; what it throws keeps the form as it is, with the violations under their fields. */
  submit: (values: Output, changed: (name: FieldPath<Values>) => boolean) => Promise<Result>
  /** After success, when nothing is unsaved any more: the place to navigate. */
  onSaved: (result: Result) => unknown
  /** The server's names of fields → the form's. */
  aliases?: Readonly<Record<string, string>>
  /** For a form that stays on the screen: once saved it is empty again. */
  emptied?: boolean
  /** For a form that stays on the screen: what was saved is what it starts from again. */
  kept?: boolean
  /** When the rules of the contract refuse what is typed, besides the messages under the fields. */
  onInvalid?: () => void
  /** Off where leaving loses nothing worth a question, such as signing in. */
  guarded?: boolean
}

const DOUBLE_CLICK_MS = 400

/**
 * A form over one write. The rules of the contract are checked before sending, the server's violations land under the
 * fields they name, and what names no field of the form is listed in its summary: nothing is dropped (G-36).
 */
export function useResourceForm<Values extends FieldValues, Output, Result>(options: Options<Values, Output, Result>) {
  const {
    schema,
    defaultValues,
    submit,
    onSaved,
    aliases,
    emptied = false,
    kept = false,
    onInvalid,
    guarded = true,
  } = options
  const rules: Resolver<Values, unknown, Output> = zodResolver(schema)

  /**
   * Rows that were just added are not scolded for being empty, and what was said of the others, by the server too, moves
   * with them; everything is judged again when the form is sent.
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
  const saved = useRef(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])
  // What was sent and answered, until a value changes: a window that fades after a quick answer still takes the second
  // half of a double click.
  const done = useRef(false)
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => void (done.current = false) }), [form])
  const saving = useRef(false)
  const isUnsaved = () => isDirty && !saved.current
  const letGo = useUnsavedGuard(isUnsaved, guarded)
  useDialogForm({ isUnsaved, isSaving: () => saving.current })

  const changed = (name: FieldPath<Values>) => Boolean((dirtyFields as Record<string, unknown>)[name])

  async function save(values: Output) {
    saving.current = true
    try {
      const result = await submit(values, changed)
      saved.current = true
      done.current = true
      // Whoever has gone elsewhere meanwhile, or is about to, is not fetched back.
      if (!letGo() && !left.current) await onSaved(result)
    } catch (error) {
      for (const [name, message] of messagesByField(violationsOf(error), aliases)) {
        form.setError(name === '' ? 'root.server' : (name as FieldPath<Values>), { type: 'server', message })
      }
    } finally {
      saving.current = false
    }
  }

  async function onSubmit(event?: SyntheticEvent) {
    if (done.current) {
      event?.preventDefault()
      return
    }
    await form.handleSubmit(save, onInvalid)(event)
    if (!saved.current || !(emptied || kept)) return
    saved.current = false
    form.reset(emptied ? defaultValues : form.getValues())
    // Nor is an emptied form scolded for being empty; one that is kept may be sent again as it stands, a moment later.
    done.current = true
    if (kept) setTimeout(() => (done.current = false), DOUBLE_CLICK_MS)
  }
  return { form, onSubmit }
}

/** Several sub-forms, not a choice of several values. */
const holdsRows = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object')
