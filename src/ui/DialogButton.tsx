import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { type DialogProps, LateDialog } from './LateDialog.tsx'
import { type LoadComponent, prepare } from './use-late.ts'

interface Props<Own extends object> {
  load: LoadComponent<Own & DialogProps>
  /** The dialog's props, besides whether it is open. */
  own: Own
  leftSection?: ReactNode
  /** False removes the button and closes its dialog. */
  offered?: boolean
  /** The button's label. */
  children: ReactNode
}

/** A small button that opens a dialog. The dialog's code is fetched when the pointer or the focus reaches the button. */
export function DialogButton<Own extends object>({ load, own, leftSection, offered = true, children }: Props<Own>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      {offered && (
        <Button
          variant="default"
          size="xs"
          leftSection={leftSection}
          onClick={() => setOpened(true)}
          onPointerEnter={prepare(load)}
          onFocus={prepare(load)}
        >
          {children}
        </Button>
      )}
      <LateDialog load={load} own={own} opened={opened && offered} onClose={() => setOpened(false)} />
    </>
  )
}
