import { Box } from '@mantine/core'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { messages } from './copy.ts'
import { countCreated, countMissing, isStarted, type Submission } from './draft.ts'

/** Counts the created and the missing orders, from the first failure until all exist. */
export function SubmissionReport({ submission }: { submission: Submission | undefined }) {
  const missing = countMissing(submission)
  const isPartial = isStarted(submission) || submission?.orders.some(({ problem }) => problem !== undefined)
  if (submission === undefined || missing === 0 || !isPartial) return null
  return (
    <FormMessage>
      <p>
        <Box component="strong" fw={600}>
          {messages.partial(countCreated(submission), missing)}
        </Box>
      </p>
      <p>{messages.retryHint}</p>
    </FormMessage>
  )
}
