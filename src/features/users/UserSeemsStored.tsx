import { SeemsStoredMessage } from '#ui/form/SeemsStoredMessage.tsx'
import { TextLink } from '#ui/links.tsx'
import { actions, messages } from './copy.ts'

interface Props {
  twins: readonly { id: number }[]
  /** The company that the user was to be attached to, which comes second and was not done. */
  company?: number
}

/** The users who seem to be who was sent. What was typed is most likely stored: the ways to it ask nothing. */
export function UserSeemsStored({ twins, company }: Props) {
  if (twins.length === 0) return null
  return (
    <SeemsStoredMessage
      sentence={messages.seemsCreated(twins.length)}
      hint={company === undefined ? undefined : messages.seemsUnattached}
    >
      {twins.map(({ id }) => (
        <TextLink key={id} to="/utilisateurs/detail/$id" params={{ id }} ignoreBlocker>
          {actions.see(id)}
        </TextLink>
      ))}
      {company !== undefined && (
        <TextLink to="/societes/detail/$id" params={{ id: company }} ignoreBlocker>
          {actions.seeCompany}
        </TextLink>
      )}
    </SeemsStoredMessage>
  )
}
