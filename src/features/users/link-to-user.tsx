import { TextLink } from '#ui/links.tsx'
import { actions } from './copy.ts'

/** The link to a user who is probably stored. It leaves the form without a question. */
export const linkToUser = (id: number) => (
  <TextLink to="/utilisateurs/detail/$id" params={{ id }} ignoreBlocker>
    {actions.see(id)}
  </TextLink>
)
