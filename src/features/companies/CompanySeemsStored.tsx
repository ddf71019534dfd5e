import { SeemsStoredMessage } from '#ui/form/SeemsStoredMessage.tsx'
import { TextLink } from '#ui/links.tsx'
import { actions, messages } from './copy.ts'

/** The companies that equal what was sent. Its link leaves without a question, because the input is probably stored. */
export function CompanySeemsStored({ twins }: { twins: readonly { id: number }[] }) {
  if (twins.length === 0) return null
  return (
    <SeemsStoredMessage sentence={messages.seemsCreated(twins.length)}>
      {twins.map(({ id }) => (
        <TextLink key={id} to="/societes/detail/$id" params={{ id }} ignoreBlocker>
          {actions.see(id)}
        </TextLink>
      ))}
    </SeemsStoredMessage>
  )
}
