import { type OptionsFilter, Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { words } from '#ui/copy.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { accentBlindFilter, holdsWords } from './accent-blind-filter.ts'
import { formWords, phrases } from './copy.ts'
import { FieldBox } from './FieldBox.tsx'
import { errorOf } from './FieldMessages.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** `value` is what the form holds, an IRI mostly; '' is no choice. */
export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option[]
  /** The held value when the loaded options may not contain it: it is shown, never blanked. */
  current?: Option | undefined
  placeholder?: string
  clearable?: boolean
  /** Off for a handful of options. */
  searchable?: boolean
  /** The options are on their way. */
  loading?: boolean
  onPick?: (value: string | null) => void
}

const visibleOptions = 100

/** A list of thousands is not drawn whole; its last line says so, so that nobody takes the first ones for all. */
const filter: OptionsFilter = (input) => {
  const found = accentBlindFilter({ ...input, limit: Infinity })
  const more = found.length - visibleOptions
  if (more <= 0) return found
  return [...found.slice(0, visibleOptions), { value: '', label: phrases.moreOptions(more), disabled: true }]
}

/** A list to choose from; with many options one types a part of the name, accents aside, and hears how many are left. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const {
    name,
    label,
    hint,
    span,
    context,
    options,
    current,
    searchable = true,
    loading = false,
    onPick,
    ...rest
  } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState(false)
  const [drawn, setDrawn] = useState<'early' | 'open'>()
  // Mantine learns the list's id once it is drawn, and tells it, and that the field is expanded, when it is drawn again.
  useEffect(() => {
    if (!opened) return undefined
    const frame = requestAnimationFrame(() => setDrawn('open'))
    return () => cancelAnimationFrame(frame)
  }, [opened])
  const held = typeof value === 'string' && value !== '' ? value : null
  const missing = current !== undefined && !options.some((option) => option.value === current.value)
  const data = missing ? [current, ...options] : [...options]
  const heldLabel = data.find((option) => option.value === held)?.label
  const filtering = searchable && opened && search !== '' && search !== heldLabel
  const left = filtering ? data.filter((option) => holdsWords(option.label, search)).length : undefined
  return (
    <FieldBox name={name} label={label} span={span} context={context}>
      <Select
        {...rest}
        name={name}
        label={label}
        description={hint}
        error={errorOf(messages)}
        data={data}
        value={held}
        onChange={(next) => {
          onChange(next ?? '')
          onPick?.(next)
        }}
        onBlur={onBlur}
        readOnly={locked}
        searchable={searchable}
        onSearchChange={setSearch}
        onDropdownOpen={() => setOpened(true)}
        onDropdownClose={() => {
          setOpened(false)
          setDrawn(undefined)
        }}
        filter={filter}
        // Closed, it would be a second element of the field's label. The arrow that opens it looks for the held option in
        // it at once, so that it is drawn first.
        comboboxProps={{ keepMounted: drawn !== undefined }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') flushSync(() => setDrawn('early'))
        }}
        // A list that opens because one passes by hides what comes after it.
        openOnFocus={false}
        allowDeselect={false}
        {...(loading && { placeholder: words.loading, nothingFoundMessage: words.loading })}
        clearButtonProps={{ 'aria-label': formWords.clear }}
      />
      <VisuallyHidden aria-live="polite">{left !== undefined && !loading && phrases.matches(left)}</VisuallyHidden>
    </FieldBox>
  )
}
