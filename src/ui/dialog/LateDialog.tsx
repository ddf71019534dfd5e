import { type ComponentProps, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Late, type LoadComponent, preparing } from '#ui/Late.tsx'

/** Props that a dialog gets from its opener. */
export interface DialogProps {
  opened: boolean
  onClose: () => void
}

interface Props<Inner extends object> extends DialogProps {
  load: LoadComponent<Inner & DialogProps>
  /** The dialog's other props. */
  props: Inner
}

/** A dialog that is loaded when first opened. It stays mounted, so that it can fade out and restore the focus. */
export function LateDialog<Inner extends object>({ load, props, opened, onClose }: Props<Inner>) {
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  function giveUp() {
    setWasOpened(false)
    onClose()
  }

  return wasOpened && <Late load={load} props={{ ...props, opened, onClose }} onFailed={giveUp} />
}

interface ButtonProps<Inner extends object> extends ComponentProps<typeof Button> {
  load: LoadComponent<Inner & DialogProps>
  /** The dialog's props, without those of `DialogProps`. */
  props: Inner
  /** False removes the button and closes its dialog. */
  offered?: boolean
}

/** A button that opens a dialog, small by default. The dialog's code is fetched when the pointer or the focus reaches the button. */
export function DialogButton<Inner extends object>({ load, props, offered = true, ...look }: ButtonProps<Inner>) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      {offered && <Button variant="default" size="xs" {...look} onClick={() => setOpened(true)} {...preparing(load)} />}
      <LateDialog load={load} props={props} opened={opened && offered} onClose={() => setOpened(false)} />
    </>
  )
}
