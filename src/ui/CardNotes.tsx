import { Flex } from '@mantine/core'
import type { ReactNode } from 'react'

/** The line between the title and the content of a card: what its rows count, or why they are incomplete. */
export const CardNotes = ({ children }: { children: ReactNode }) => (
  <Flex
    data-collapses
    wrap="wrap"
    align="center"
    rowGap="xs"
    columnGap="lg"
    px="var(--card-inset)"
    pt="md"
    pb="sm"
    c="dimmed"
    fz="sm"
  >
    {children}
  </Flex>
)
