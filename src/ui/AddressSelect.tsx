import type { ComponentProps } from 'react'
import { FilterSelect } from './FilterSelect.tsx'
import { useTyped } from './use-typed.ts'

/** A choice that stands in the address. It shows what was chosen before the address does, so that the next key starts from there. */
export function AddressSelect({ value, onChange, ...rest }: ComponentProps<typeof FilterSelect>) {
  const { typed, setTyped, remember } = useTyped(value)
  return (
    <FilterSelect
      {...rest}
      value={typed}
      onChange={(chosen) => {
        setTyped(chosen)
        remember(chosen)
        onChange(chosen)
      }}
    />
  )
}
