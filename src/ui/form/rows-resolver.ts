import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldPath, type FieldValues, get, type Resolver, set, type UseFormGetFieldState } from 'react-hook-form'
import type { z } from '#lib/zod.ts'

/**
 * The rules of a form. When rows are added or removed, React Hook Form validates their list. A new row would at once be
 * marked as missing its values, so the list keeps the messages that it has, which move with their rows. Sending validates
 * everything.
 * @param stateOf the form's getFieldState, which exists only after the form has been given its resolver
 */
export function rowsResolver<Values extends FieldValues, Output>(
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
