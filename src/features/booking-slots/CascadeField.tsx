import type { FieldPath } from 'react-hook-form'
import { SelectField } from '#ui/form/SelectField.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { messages } from './copy.ts'
import type { BookingValues } from './schema.ts'

interface Props {
  name: FieldPath<BookingValues>
  label: string
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** The hint that asks for the choice above; undefined once it is made. */
  before: string | undefined
  /** The hint for an empty list. */
  nothing: string
  list: { loading: boolean; incomplete?: boolean | undefined; failed: boolean; isAsking: boolean; retry: () => unknown }
  onPick: (value: string) => unknown
}

/** A list that depends on the choice above it. Its hint says why it is closed, and a failure can be retried. */
export function CascadeField({ name, label, options, before, nothing, list, onPick }: Props) {
  const { loading, failed, isAsking, retry } = list
  const isClosed = before !== undefined || loading || options.length === 0
  const failure = (
    <>
      {messages.notLoaded} <RetryButton variant="subtle" busy={isAsking} onRetry={retry} />
    </>
  )
  const hint = before ?? (failed ? failure : !loading && options.length === 0 ? nothing : undefined)
  return (
    <SelectField<BookingValues>
      name={name}
      label={label}
      options={options}
      disabled={isClosed}
      loading={loading}
      hint={hint}
      incomplete={list.incomplete}
      required
      onPick={(value) => value !== null && onPick(value)}
    />
  )
}
