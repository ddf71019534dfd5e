/**
 * Changes the members and the owner of a company. A PATCH replaces the whole list of members, so the list is read right before
 * each write, and nothing is written when that read fails (G-05, G-87).
 */
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#api/errors.ts'
import * as companies from '#api/generated/companies.ts'
import { type UpdateVariables, useUpdateCompany } from '#api/generated/companies.writes.ts'
import type { Company } from '#api/generated/entities.ts'
import type { WriteOptions } from '#api/write.ts'

type CompanyOptions = WriteOptions<Company, UpdateVariables>

/** @returns a function that reads all members, applies `change` to their IRIs, and writes the result */
function useWriteMembers(options: CompanyOptions) {
  const queryClient = useQueryClient()
  const { mutateAsync: update } = useUpdateCompany(options)
  return async (id: number, change: (members: readonly string[]) => readonly string[]) => {
    const { items } = await queryClient.query({ ...companies.allMembers(id, { q: ['id'] }), staleTime: 0 })
    return update({ id, body: { members: [...new Set(change(items.map((member) => member['@id'])))] } })
  }
}

export function useAddMember(options: CompanyOptions) {
  const write = useWriteMembers(options)
  return (id: number, user: string) => write(id, (members) => [...members, user])
}

export function useRemoveMember(options: CompanyOptions) {
  const write = useWriteMembers(options)
  return (id: number, user: string) => write(id, (members) => members.filter((member) => member !== user))
}

/** `setOwner(companyId, iri)`. Sends nothing and fails when the company has got another owner, who is then shown. */
export function useSetOwner(options: CompanyOptions) {
  const queryClient = useQueryClient()
  const isTaken = useRef(false)
  const { mutateAsync: update } = useUpdateCompany({
    ...options,
    before: () => {
      if (isTaken.current) throw new ApiError({ kind: 'status', status: 409 })
    },
  })
  return async (id: number, user: string) => {
    const company = await queryClient.query({ ...companies.one(id, { q: ['id', { owner: ['id'] }] }), staleTime: 0 })
    isTaken.current = company.owner !== undefined
    if (isTaken.current) void queryClient.invalidateQueries({ queryKey: companies.one(id).queryKey.slice(0, 3) })
    return update({ id, body: { owner: user } })
  }
}
