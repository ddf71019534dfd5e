import { useWindowEvent } from '@mantine/hooks'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { sheet } from './copy.ts'
import { type Moments, type SheetMachine, Sheets } from './Sheets.tsx'

interface Props extends Moments {
  machines: readonly SheetMachine[]
  disabled: boolean
  remark?: string | undefined
}

/** The sheets are drawn for the printing alone: there may be hundreds of parcels. */
export function PrintSheets({ disabled, ...rest }: Props) {
  const [printedAt, setPrintedAt] = useState<string>()
  useWindowEvent('afterprint', () => setPrintedAt(undefined))

  function print() {
    flushSync(() => setPrintedAt(new Date().toISOString()))
    window.print()
  }

  return (
    <>
      <Button variant="default" leftSection={<Printer {...icon} />} disabled={disabled} onClick={print}>
        {rest.machines.length > 1 ? sheet.many : sheet.one}
      </Button>
      {printedAt !== undefined && <Sheets {...rest} printedAt={printedAt} />}
    </>
  )
}
