import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { usePhone } from '#ui/use-phone.ts'
import styles from './FilterFold.module.css'

interface Props {
  /** Words of the button. */
  label: string
  children: ReactNode
}

/** Filters and tools in a row of their surroundings. On a phone they are behind a button, because the content would stand below them. */
export function FilterFold({ label, children }: Props) {
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isPhone && (
        <Button
          variant="default"
          aria-expanded={isOpen}
          leftSection={<ListFilter {...icon} />}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      )}
      <div className={styles['panel']} hidden={isPhone && !isOpen}>
        {children}
      </div>
    </>
  )
}
