import { type ComponentType, type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { prepare, tellNotLoaded } from './Late.tsx'

/** What every dialog is told by the button in front of it. */
export interface DialogProps {
  opened: boolean
  onClose: () => void
}

interface Props<Own extends object> {
  /** Fetches the dialog's code: as soon as somebody reaches for the button. */
  load: () => Promise<ComponentType<Own & DialogProps>>
  /** What the dialog is told besides whether it is open. */
  own: Own
  leftSection?: ReactNode
  children: ReactNode
}

/** A small button with a dialog that is not there yet: neither its code nor what it reads, until it is wanted. */
export function DialogButton<Own extends object>({ load, own, leftSection, children }: Props<Own>) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Own & DialogProps> }>()
  const [opened, setOpened] = useState(false)

  async function open() {
    const Dialog = await load().catch(tellNotLoaded)
    if (Dialog === undefined) return
    setLoaded({ Dialog })
    setOpened(true)
  }

  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={leftSection}
        onClick={() => void open()}
        onPointerEnter={prepare(load)}
        onFocus={prepare(load)}
      >
        {children}
      </Button>
      {loaded && <loaded.Dialog {...own} opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
