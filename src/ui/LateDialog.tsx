import { useState } from 'react'
import { Late } from './Late.tsx'
import type { LoadComponent } from './use-late.ts'

/** What every dialog is given by the button that opens it. */
export interface DialogProps {
  opened: boolean
  onClose: () => void
}

interface Props<Own extends object> extends DialogProps {
  load: LoadComponent<Own & DialogProps>
  /** The dialog's other props. */
  own: Own
}

/**
 * A dialog that does not exist until it is first opened: neither its code nor what it reads. It stays mounted when it
 * closes, so that it can fade and give the focus back.
 */
export function LateDialog<Own extends object>({ load, own, opened, onClose }: Props<Own>) {
  const [wasOpened, setWasOpened] = useState(false)
  if (opened && !wasOpened) setWasOpened(true)
  function giveUp() {
    setWasOpened(false)
    onClose()
  }

  return wasOpened && <Late load={load} own={{ ...own, opened, onClose }} onFailed={giveUp} />
}
