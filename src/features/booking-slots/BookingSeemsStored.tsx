import { SeemsStoredMessage } from '#ui/form/SeemsStoredMessage.tsx'
import { TextLink } from '#ui/links.tsx'
import { actions, messages } from './copy.ts'

interface Props {
  twins: readonly { id: number }[]
  /** The company it was for: a booking has no page of its own. */
  company: number | undefined
}

/** The bookings that seem to be what was sent. What was chosen is most likely stored: the way to it asks nothing. */
export function BookingSeemsStored({ twins, company }: Props) {
  if (twins.length === 0 || company === undefined) return null
  return (
    <SeemsStoredMessage sentence={messages.seemsCreated(twins.length)}>
      <TextLink to="/societes/detail/$id" params={{ id: company }} ignoreBlocker>
        {actions.see}
      </TextLink>
    </SeemsStoredMessage>
  )
}
