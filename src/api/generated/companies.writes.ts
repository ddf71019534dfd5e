// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
import { company, type Company } from './entities.ts'

export interface CompanyCreate {
  cleveronCompanyId: string
  orderEventUrl: string
  name: string
  contactName: string
  contactEmail: string
  contactPhone: string
  mailProviderActive?: boolean
  smsProviderActive?: boolean
}

export interface CompanyUpdate {
  cleveronCompanyId?: string
  orderEventUrl?: string
  name?: string
  contactName?: string
  contactEmail?: string
  contactPhone?: string
  mailProviderActive?: boolean
  smsProviderActive?: boolean
  owner?: string
  members?: string[]
}

export type CreateVariables = { body: CompanyCreate }

/** Create a company. */
export const useCreateCompany = (options?: WriteOptions<Company, CreateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'companies',
      operation: 'create',
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'companies', body, contentType: 'application/ld+json' }),
      read: identified(company),
      meta: { invalidates: ['companies'] },
      options,
    }),
  )

export type UpdateVariables = { id: number; body: CompanyUpdate }

/** Change a company, its notification options, its owner or its members. */
export const useUpdateCompany = (options?: WriteOptions<Company, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'companies',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `companies/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(company),
      meta: { invalidates: ['companies', 'users', 'booking-slots', 'orders'] },
      options,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a company. */
export const useRemoveCompany = (options?: WriteOptions<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      resource: 'companies',
      operation: 'remove',
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `companies/${id}` }),
      read: nothing,
      meta: { invalidates: ['companies', 'users', 'booking-slots', 'lockers', 'temperature-zones', 'slots', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'companies' },
      options,
    }),
  )
