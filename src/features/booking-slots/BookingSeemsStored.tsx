import { SeemsStoredMessage } from '#ui/form/SeemsStoredMessage.tsx'
import { TextLink } from '#ui/links.tsx'
import { actions, messages } from './copy.ts'

interface Props {
  twins: readonly { id: number }[]
  /** The company of the booking. A booking has no page, so the link leads to its company. */
  company: number | undefined
}

/** The bookings that equal what was sent. Its link leaves without a question, because the input is probably stored. */
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
