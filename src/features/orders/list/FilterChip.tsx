import { X } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { filters } from './copy.ts'
import styles from './OrderFilters.module.css'

interface Props {
  name: string
  value: string
  onRemove: () => void
}

/** A filter that is on. Pressing it removes it. */
export function FilterChip({ name, value, onRemove }: Props) {
  function remove() {
    onRemove()
    // The chip is removed with its filter, so the focus moves to the title.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }

  return (
    <button type="button" className={styles['chip']} aria-label={filters.remove(name, value)} onClick={remove}>
      <span>{filters.chip(name, value)}</span>
      <X {...icon} size={14} />
    </button>
  )
}
