import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { type DialogProps, LateDialog } from './LateDialog.tsx'
import { type LoadComponent, prepare } from './use-late.ts'

interface Props<Inner extends object> {
  load: LoadComponent<Inner & DialogProps>
  /** The dialog's props, besides whether it is open. */
  props: Inner
  leftSection?: ReactNode
  /** Where a narrow place shows the icon alone. */
  title?: string
  /** False removes the button and closes its dialog. */
  offered?: boolean
  /** The button's label. */
  children: ReactNode
}

/** A small button that opens a dialog. The dialog's code is fetched when the pointer or the focus reaches the button. */
export function DialogButton<Inner extends object>({
  load,
  props,
  leftSection,
  title,
  offered = true,
  children,
}: Props<Inner>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      {offered && (
        <Button
          variant="default"
          size="xs"
          leftSection={leftSection}
          title={title}
          onClick={() => setOpened(true)}
          onPointerEnter={prepare(load)}
          onFocus={prepare(load)}
        >
          {children}
        </Button>
      )}
      <LateDialog load={load} props={props} opened={opened && offered} onClose={() => setOpened(false)} />
    </>
  )
}
