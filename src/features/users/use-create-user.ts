import { useRef, useState } from 'react'
import type { User } from '#api/generated/entities.ts'
import type { OneParams } from '#api/generated/users.ts'
import { useCreateUser } from '#api/generated/users.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { useAddMember } from '#api/records/company-people.ts'
import { nameOf } from '#lib/names.ts'
import { reasonOf } from '#list/bulk-job/job-result.ts'
import { rememberPerson } from '#session/session.ts'
import { presets } from '#ui/copy.ts'
import { flash } from '#ui/flash/flash.ts'
import { copied, messages } from './copy.ts'
import { lostUser, toCreate, type UserValues } from './schema.ts'

/** A stored user who is not attached. `elsewhere`: the server has not said which user that is, so no second submission attaches it. */
export type HalfDone = 'again' | 'elsewhere'

/**
 * Creates a user and attaches the user to companies. If the second step fails, the next submission repeats only that step.
 * @param attach undefined without companies
 * @param source the user whose copy this is
 */
export function useCreateAttachedUser(
  attach?: (iri: string, values: UserValues) => Promise<unknown>,
  source?: Pick<User, 'roles'>,
) {
  const { lookUp } = useLostCreation(lostUser)
  const { mutateAsync: create, error } = useCreateUser({
    ...(attach === undefined && { success: messages.created }),
    refetch: 'none',
    ...lookUp,
  })
  const created = useRef<{ user: User | undefined }>(undefined)
  const [halfDone, setHalfDone] = useState<HalfDone>()

  async function submit(values: UserValues) {
    const send = () => create({ body: toCreate(values, source) })
    if (attach === undefined) return send()
    const isSamePerson = rememberPerson()
    created.current ??= { user: await send() }
    const { user } = created.current
    // A server may answer with an empty body. That is reported once; nothing else is sent.
    if (user === undefined && halfDone) return undefined
    try {
      if (user === undefined) {
        flash.error(presets.formFailure)
        throw new Error(messages.notAttached)
      }
      if (!isSamePerson()) throw new Error(messages.notAttached)
      await attach(user['@id'], values)
      return user
    } catch (failure) {
      setHalfDone(user === undefined ? 'elsewhere' : 'again')
      throw failure
    }
  }
  return { submit, halfDone, error }
}

/** The fields of a user for a copy. The names only say who the source is. */
export const copiedFields = {
  q: ['id', 'firstName', 'lastName', 'roles', 'enabled', { memberships: ['id', 'name'] }],
} as const satisfies OneParams

/** The attachment of a new user to one company. */
export interface Membership {
  name: string
  reason?: string
}

/** Makes a new user a member of companies, one after the other. A second call leaves out those that are done. */
export function useMemberships(companies: readonly { id?: number; name?: string }[]) {
  const addMember = useAddMember({ refetch: 'none' })
  const [outcomes, setOutcomes] = useState<Membership[]>([])
  const done = useRef(new Set<number>())

  async function attach(iri: string) {
    const isSamePerson = rememberPerson()
    const found: Membership[] = []
    for (const { id = 0, name } of companies) {
      // The rest would be written in the name of the next person.
      if (!isSamePerson()) throw new Error(copied.notAttached)
      // Servers may forbid parallel changes of one person.
      // oxlint-disable-next-line no-await-in-loop
      const reason = done.current.has(id) ? undefined : await addMember(id, iri).then(() => undefined, reasonOf)
      if (reason === undefined) done.current.add(id)
      found.push({ name: nameOf({ id, name }), ...(reason !== undefined && { reason }) })
    }
    setOutcomes(found)
    if (found.some(({ reason }) => reason !== undefined)) throw new Error(copied.notAttached)
    if (!isSamePerson()) return
    flash.success(messages.created, { help: found.map(({ name }) => ({ text: copied.outcome(name) })) })
  }
  return { attach, outcomes }
}
