import { useNavigate } from '@tanstack/react-router'
import { possiblyStoredIn } from '#api/errors.ts'
import { pageOf } from '#domain/pages.ts'
import { PossiblyStoredMessage } from '#ui/form/FormMessage.tsx'
import { CancelLink, TextLink } from '#ui/links.tsx'

/** The records of a list. */
const pages = { '/societes': pageOf.companies, '/utilisateurs': pageOf.users, '/lockers': pageOf.lockers } as const

type Parent = keyof typeof pages

/** `?copie=3`: the form of creation starts with a copy of this record. */
export interface CopySearch {
  copie?: number | string | undefined
}

/** The record to copy. Any other value opens the empty form. */
export const copiedId = ({ copie = '' }: CopySearch) => (/^\d{1,15}$/.test(String(copie)) ? Number(copie) : undefined)

interface RecordLinkProps {
  parent: Parent
  id: number
  see: (id: number) => string
}

/** Leaves the form without a question, because the input is probably stored. */
export const RecordLink = ({ parent, id, see }: RecordLinkProps) => (
  <TextLink {...pages[parent](id)} ignoreBlocker>
    {see(id)}
  </TextLink>
)

interface Creation {
  parent: Parent
  /** Failure of the creation. After a lost answer it names the records that seem to be stored. */
  error: unknown
  messages: { seemsCreated: (count: number) => string }
  /** What else the person should know after a lost answer. */
  hint?: string | undefined
  actions: { see: (id: number) => string }
}

/** What follows a creation: the way to the new record, the message after a lost answer and « Annuler », as props of its form. */
export function useCreation({ parent, error, messages, hint, actions }: Creation) {
  const navigate = useNavigate()
  return {
    // A server may answer with an empty body, without an id to open.
    onSaved: (saved: { id: number } | undefined) =>
      saved === undefined
        ? navigate({ to: parent, replace: true })
        : navigate({ ...pages[parent](saved.id), replace: true }),
    message: (
      <PossiblyStoredMessage records={possiblyStoredIn(error)} sentence={messages.seemsCreated} hint={hint}>
        {possiblyStoredIn(error).map(({ id }) => (
          <RecordLink key={id} parent={parent} id={id} see={actions.see} />
        ))}
      </PossiblyStoredMessage>
    ),
    cancel: <CancelLink to={parent} />,
  }
}
