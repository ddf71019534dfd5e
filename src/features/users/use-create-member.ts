import { useRef, useState } from 'react'
import { possiblyStoredIn } from '#api/errors.ts'
import { useCreateUser } from '#api/generated/users.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { useAddMember, useSetOwner } from '#api/records/company-people.ts'
import { messages } from './copy.ts'
import { OWNER } from './role-choice.ts'
import { lostUser, toCreate, type UserValues } from './schema.ts'

/**
 * Creates a user and attaches the user to the company, as owner or as member. When the second step fails, the next
 * submission repeats only that step. The success message is shown once, at the end.
 */
export function useCreateMember(companyId: number) {
  const { lookUp } = useLostCreation(lostUser)
  const { mutateAsync: create, error: failure } = useCreateUser({ part: 'last on screen', ...lookUp })
  const setOwner = useSetOwner({ success: messages.ownerAdded, part: 'last on screen' })
  const addMember = useAddMember({ success: messages.created, part: 'last on screen' })
  const created = useRef<{ iri: string | undefined }>(undefined)
  const [isHalfDone, setHalfDone] = useState(false)

  async function submit(values: UserValues) {
    created.current ??= { iri: (await create({ body: toCreate(values) }))?.['@id'] }
    const { iri } = created.current
    // A server may answer with an empty body. That is reported once; nothing else is sent.
    if (iri === undefined && isHalfDone) return
    try {
      if (iri === undefined) throw new Error(messages.notAttached)
      await (values.roles === OWNER ? setOwner : addMember)(companyId, iri)
    } catch (error) {
      setHalfDone(true)
      throw error
    }
  }
  return { submit, isHalfDone, possiblyStored: possiblyStoredIn(failure) }
}
