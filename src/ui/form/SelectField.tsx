import { type OptionsFilter, Select } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues } from 'react-hook-form'
import { holdsWords } from '#lib/plain-text.ts'
import { words } from '#ui/copy.ts'
import { countsAsOpen } from '#ui/open.ts'
import { type HiddenWhere, VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formWords, phrases } from './copy.ts'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'
import { keyboardOf } from './kinds.ts'

/** `value` is the form's value, usually an IRI. '' means no choice. */
export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly Option[]
  /** Option of the current value, in case the loaded options lack it. It is shown and never cleared. */
  current?: Option | undefined
  /** False when `current` must not be chosen again. */
  currentOffered?: boolean
  placeholder?: string
  clearable?: boolean
  /** False for a list with few options. */
  searchable?: boolean
  /** The options are still being read. */
  loading?: boolean
  /** The server has more options, but they could not be read. */
  incomplete?: boolean | undefined
  onPick?: (value: string | null) => void
  hideLabel?: HiddenWhere | undefined
}

const visibleOptions = 100

/** Keeps the options with the typed words, and renders a part of a long list. Its last line shows the number of hidden ones. */
const filter: OptionsFilter = ({ options, search }) => {
  const found = options.filter((option) => 'label' in option && holdsWords(option.label, search))
  const more = found.length - visibleOptions
  if (more <= 0) return found
  return [...found.slice(0, visibleOptions), { value: '', label: phrases.moreOptions(more), disabled: true }]
}

/** A field with a list of options. Typing filters the list, ignoring accents, and the number of matches is announced. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const {
    name,
    label,
    hint,
    span,
    context,
    options,
    current,
    currentOffered = true,
    searchable = true,
    loading = false,
    incomplete = false,
    onPick,
    hideLabel,
    ...rest
  } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const [list, setList] = useState<'closed' | 'mounted' | 'opened' | 'drawn'>('closed')
  const opened = list === 'opened' || list === 'drawn'
  const field = useRef<HTMLInputElement>(null)
  useActiveOption(field, list === 'drawn')
  const chosen = typeof value === 'string' && value !== '' ? value : null
  const missing = current !== undefined && !options.some((option) => option.value === current.value)
  const data = missing ? [current, ...options] : [...options]
  const chosenLabel = data.find((option) => option.value === chosen)?.label
  const [search, setSearch] = useState(chosenLabel ?? '')
  const filtering = searchable && opened && search !== '' && search !== chosenLabel
  const isOffered = (option: object) => currentOffered || !('value' in option) || option.value !== current?.value
  const offered = data.filter(isOffered)
  const left = filtering ? offered.filter((option) => holdsWords(option.label, search)).length : undefined
  return (
    <FieldBox name={name} label={label} required={rest.required} span={span} context={context}>
      <Select
        {...keyboardOf('choice')}
        {...rest}
        ref={field}
        name={name}
        label={label}
        labelProps={{ 'data-visually-hidden': hideLabel }}
        description={incomplete ? [hint, hint !== undefined && ' ', words.maybeIncomplete] : hint}
        error={errorOf(messages)}
        data={data}
        value={chosen}
        onChange={(next) => {
          onChange(next ?? '')
          onPick?.(next)
        }}
        // Without this, Mantine keeps the typed text when the option is the current one.
        onOptionSubmit={(taken) => setSearch(data.find((option) => option.value === taken)?.label ?? '')}
        onBlur={onBlur}
        readOnly={locked}
        searchable={searchable}
        searchValue={search}
        onSearchChange={setSearch}
        selectFirstOptionOnChange={filtering && list === 'drawn'}
        onDropdownOpen={() => {
          setList('opened')
          // Mantine has the id of the list only after the first render. A second render adds `aria-controls` and
          // `aria-expanded`, and highlights the first match. A timer, because Mantine's timer resets an earlier highlight.
          setTimeout(() => setList((now) => (now === 'opened' ? 'drawn' : now)))
        }}
        onDropdownClose={() => setList('closed')}
        filter={(input) => filter({ ...input, options: input.options.filter(isOffered) })}
        // A closed list is not in the page, where it would be a second element with the label of the field. It is mounted
        // before an arrow key opens it, because that key selects the current option at once.
        comboboxProps={{ keepMounted: list !== 'closed' }}
        onKeyDown={(event) => {
          const { key } = event
          if (key === 'ArrowDown' || key === 'ArrowUp')
            flushSync(() => setList((now) => (now === 'closed' ? 'mounted' : now)))
          // Without a match, Enter would send the form without a choice.
          if (key === 'Enter' && opened) event.preventDefault()
          if (key === 'Escape' && opened) setSearch(chosenLabel ?? '')
        }}
        // Opening on focus would cover the fields below while the person tabs through the form.
        openOnFocus={false}
        allowDeselect={false}
        {...(loading && { placeholder: words.loading, nothingFoundMessage: words.loading })}
        clearButtonProps={{ 'aria-label': formWords.clear, miw: 24, mih: 24 }}
      />
      <VisuallyHidden ref={opened ? countsAsOpen : undefined} aria-live="polite">
        {left !== undefined && !loading && phrases.matches(left)}
      </VisuallyHidden>
    </FieldBox>
  )
}

/** Sets `aria-activedescendant` to the highlighted option. Mantine does for arrow keys only, and never removes it. */
function useActiveOption(field: RefObject<HTMLInputElement | null>, drawn: boolean) {
  useEffect(() => {
    const input = field.current
    const list = document.getElementById(input?.getAttribute('aria-controls') ?? '')
    if (!drawn || !input || !list) return undefined
    function name() {
      const option = list?.querySelector('[data-combobox-selected]')
      if (option) input?.setAttribute('aria-activedescendant', option.id)
      else input?.removeAttribute('aria-activedescendant')
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-combobox-selected'] })
    return () => {
      observer.disconnect()
      input.removeAttribute('aria-activedescendant')
    }
  }, [field, drawn])
}
