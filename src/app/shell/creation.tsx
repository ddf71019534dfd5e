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

interface Creation {
  parent: Parent
  /** Failure of the creation. After a lost answer it names the records that seem to be stored. */
  error: unknown
  messages: { seemsCreated: (count: number) => string }
  actions: { see: (id: number) => string }
  /** What else the person should know after a lost answer. */
  hint?: string | undefined
  /** The company whose page the form leads back to, instead of that of the new record. */
  company?: { id: number; see: string }
}

/** What follows a creation: the way on, the message after a lost answer and « Annuler », as props of its form. */
export function useCreation({ parent, error, messages, actions, hint, company }: Creation) {
  const navigate = useNavigate()
  const back = company === undefined ? { to: parent } : pageOf.companies(company.id)
  return {
    // A server may answer with an empty body, without an id to open.
    onSaved: (saved: { id: number } | undefined) =>
      navigate({ ...(saved === undefined || company ? back : pages[parent](saved.id)), replace: true }),
    // Its links leave the form without a question, because the input is probably stored.
    message: (
      <PossiblyStoredMessage records={possiblyStoredIn(error)} sentence={messages.seemsCreated} hint={hint}>
        {possiblyStoredIn(error).map(({ id }) => (
          <TextLink key={id} {...pages[parent](id)} ignoreBlocker>
            {actions.see(id)}
          </TextLink>
        ))}
        {company && (
          <TextLink {...back} ignoreBlocker>
            {company.see}
          </TextLink>
        )}
      </PossiblyStoredMessage>
    ),
    cancel: <CancelLink {...back} />,
    records: ['copie'],
  }
}
