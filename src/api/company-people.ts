/**
 * Who owns and who belongs to a company is written whole: a PATCH replaces what was there. So it is read again right
 * before each write, and nothing is written when that reading fails (G-05, G-87).
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'
import * as companies from './generated/companies.ts'
import type { Company } from './generated/entities.ts'
import type { Words } from './words.ts'

type CompanyWords = Words<Company, companies.UpdateVariables>

/** @returns writes the members as `change` makes them from the IRIs of all who are there now */
function useWriteMembers(words: CompanyWords) {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useMutation(companies.update(words))
  return async (id: number, change: (members: readonly string[]) => readonly string[]) => {
    const { items } = await queryClient.query({ ...companies.allMembers(id, { q: ['id'] }), staleTime: 0 })
    return update({ id, body: { members: [...new Set(change(items.map((member) => member['@id'])))] } })
  }
}

/** `addMember(companyId, iri)` */
export function useAddMember(words: CompanyWords) {
  const write = useWriteMembers(words)
  return (id: number, user: string) => write(id, (members) => [...members, user])
}

/** `removeMember(companyId, iri)` */
export function useRemoveMember(words: CompanyWords) {
  const write = useWriteMembers(words)
  return (id: number, user: string) => write(id, (members) => members.filter((member) => member !== user))
}

/**
 * `setOwner(companyId, iri)`: fails without a write when somebody else has given the company an owner meanwhile, whom
 * the screen then shows.
 */
export function useSetOwner(words: CompanyWords) {
  const queryClient = useQueryClient()
  const options = companies.update(words)
  const { mutateAsync: setOwner } = useMutation({
    ...options,
    mutationFn: async (variables: companies.UpdateVariables & { taken: boolean }, context) => {
      if (variables.taken) throw new ApiError({ kind: 'status', status: 409 })
      return options.mutationFn?.({ id: variables.id, body: variables.body }, context)
    },
  })
  return async (id: number, user: string) => {
    const held = await queryClient.query({ ...companies.one(id, { q: ['id', { owner: ['id'] }] }), staleTime: 0 })
    const taken = held.owner !== undefined
    if (taken) void queryClient.invalidateQueries({ queryKey: companies.one(id).queryKey.slice(0, 3) })
    return setOwner({ id, body: { owner: user }, taken })
  }
}
