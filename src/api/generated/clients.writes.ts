// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
import { client, type Client } from './entities.ts'

export interface ClientUpdate {
  lastname?: string
  firstname?: string
  phone?: string
  email?: string
}

export type UpdateVariables = { id: number; body: ClientUpdate }

/** Change the recipient of an order. */
export const useUpdateClient = (options?: WriteOptions<Client, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'clients',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `clients/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(client),
      meta: { invalidates: ['orders'] },
      options,
    }),
  )
