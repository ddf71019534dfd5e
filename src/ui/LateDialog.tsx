import { useState } from 'react'
import { Late } from './Late.tsx'
import type { LoadComponent } from './use-late.ts'

/** Props that every dialog gets from its opener. */
export interface DialogProps {
  opened: boolean
  onClose: () => void
}

interface Props<Inner extends object> extends DialogProps {
  load: LoadComponent<Inner & DialogProps>
  /** The dialog's other props. */
  props: Inner
}

/**
 * A dialog that does not exist until it is first opened: neither its code nor what it reads. It stays mounted when it
 * closes, so that it can fade and give the focus back.
 */
export function LateDialog<Inner extends object>({ load, props, opened, onClose }: Props<Inner>) {
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  function giveUp() {
    setWasOpened(false)
    onClose()
  }

  return wasOpened && <Late load={load} props={{ ...props, opened, onClose }} onFailed={giveUp} />
}
