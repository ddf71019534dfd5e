import { type ComponentPropsWithRef, type ReactNode, startTransition, useOptimistic } from 'react'
import { selection as words } from './copy.ts'
import styles from './selection.module.css'

interface Props {
  /** Selection state of the page. */
  selected: 'all' | 'some' | 'none'
  onToggle: (isWanted: boolean) => void
  /** Shows a visible label beside the box instead of an accessible name. */
  hasWords?: boolean
}

/** Selects or deselects a whole page. The box updates at once, the rows in a transition, because a hundred take longer than a frame. */
export function PageBox({ selected, onToggle, hasWords = false }: Props) {
  const [shown, show] = useOptimistic(selected)

  const toggle = (isWanted: boolean) =>
    startTransition(() => {
      show(isWanted ? 'all' : 'none')
      onToggle(isWanted)
    })

  return (
    <CheckBox
      aria-label={hasWords ? undefined : words.page}
      checked={shown === 'all'}
      partly={shown === 'some'}
      onChange={({ currentTarget }) => toggle(currentTarget.checked)}
    >
      {hasWords && words.page}
    </CheckBox>
  )
}

type CheckBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  /** Some rows are selected. */
  partly?: boolean
  children?: ReactNode
}

/** A checkbox whose whole cell can be pressed. */
export const CheckBox = ({ partly = false, children, ...rest }: CheckBoxProps) => (
  <label className={styles['box']}>
    <input
      {...rest}
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = partly
      }}
    />
    {children}
  </label>
)
