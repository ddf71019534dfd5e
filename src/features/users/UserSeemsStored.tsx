import { SeemsStoredMessage } from '#ui/form/SeemsStoredMessage.tsx'
import { TextLink } from '#ui/links.tsx'
import { actions, messages } from './copy.ts'

interface Props {
  twins: readonly { id: number }[]
  /** The company that the user should belong to. Attaching is the second step, which was not done. */
  company?: number
}

/** The users that equal what was sent. Its links leave without a question, because the input is probably stored. */
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
