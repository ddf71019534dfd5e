import { Flex, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { InfoNote } from '#ui/page-states.tsx'
import { formWords } from './copy.ts'
import styles from './FormShell.module.css'

interface Props {
  /** `warning` asks for a decision, `danger` reports a failure. */
  tone?: 'danger' | 'warning'
  /** Scrolls to the message, for a form whose submit button may be far away. */
  intoView?: boolean
  children: ReactNode
}

const bringIntoView = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'center' })

/** The server's message about the whole form, shown until the next submission. */
export const FormMessage = ({ tone = 'danger', intoView = false, children }: Props) => (
  <InfoNote tone={tone} role="alert" ref={intoView ? bringIntoView : null}>
    {children}
  </InfoNote>
)

interface PossiblyStoredProps {
  /** New records with the sent values. */
  records: readonly { id: number }[]
  /** Sentence about the records that seem to be stored. */
  sentence: (count: number) => string
  /** Further information for the decision. */
  hint?: string | undefined
  /** Links to the records, and others. */
  children?: ReactNode
}

/** Shown after a creation whose answer was lost, when new records have the sent values. The person decides how to continue. */
export function PossiblyStoredMessage({ records, sentence, hint, children }: PossiblyStoredProps) {
  if (records.length === 0) return null
  return (
    <FormMessage tone="warning" intoView>
      <Stack gap="xs">
        <Text fw={600}>{sentence(records.length)}</Text>
        {hint !== undefined && <p>{hint}</p>}
        <p>{formWords.answerLost}</p>
        <Flex className={styles['links']} wrap="wrap" rowGap="xs" columnGap="lg" mt="xs">
          {children}
        </Flex>
      </Stack>
    </FormMessage>
  )
}
