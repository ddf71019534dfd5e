import { useWindowEvent } from '@mantine/hooks'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './Button.tsx'
import { icon } from './icon.ts'

/** The parts of a sheet that a screen prints on request. Apart from PrintView.tsx, which the first screen has. */

/** Content that is drawn while it is printed only. `print` waits until it stands on the page. */
export function usePrint<Content>() {
  const [printed, setPrinted] = useState<Content>()
  useWindowEvent('afterprint', () => setPrinted(undefined))
  const draw = (content: Content) => flushSync(() => setPrinted(content))
  return {
    printed,
    draw,
    print: (content: Content) => {
      draw(content)
      window.print()
    },
  }
}

interface PrintButtonProps {
  disabled: boolean
  onClick: () => void
  children: string
}

export const PrintButton = ({ children, ...rest }: PrintButtonProps) => (
  <Button variant="default" leftSection={<Printer {...icon} />} {...rest}>
    {children}
  </Button>
)

/** The titles of a printed table. */
export const PrintedTitles = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
)
