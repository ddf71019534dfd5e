// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
import { user, type User, type Role } from './entities.ts'

export interface UserCreate {
  lastName: string
  firstName: string
  email: string
  phone: string
  username: string
  enabled?: boolean
  apmAccessCode?: number
  plainPassword: string
  roles: Role[]
}

export interface UserUpdate {
  lastName?: string
  firstName?: string
  email?: string
  phone?: string
  username?: string
  enabled?: boolean
  apmAccessCode?: number
  roles?: string[]
}

export interface PasswordUpdate {
  currentPassword: string
  newPassword: string
  newPasswordRetyped: string
}

export type CreateVariables = { body: UserCreate }

/** Create a user. */
export const useCreateUser = (options?: WriteOptions<User, CreateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'users',
      operation: 'create',
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'users', body, contentType: 'application/ld+json' }),
      read: identified(user),
      meta: { invalidates: ['users', 'companies'] },
      options,
    }),
  )

export type UpdateVariables = { id: number; body: UserUpdate }

/** Change a user, or one's own profile. */
export const useUpdateUser = (options?: WriteOptions<User, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'users',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `users/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(user),
      meta: { invalidates: ['users', 'companies', 'orders'] },
      options,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a user who neither owns nor belongs to a company. */
export const useRemoveUser = (options?: WriteOptions<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      resource: 'users',
      operation: 'remove',
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `users/${id}` }),
      read: nothing,
      meta: { invalidates: ['users', 'companies', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'users' },
      options,
    }),
  )

export type UpdatePasswordVariables = { id: number; body: PasswordUpdate }

/** Change a password, one's own or another user's. */
export const useUpdateUserPassword = (options?: WriteOptions<User, UpdatePasswordVariables>) =>
  useMutation(
    writeOptions({
      resource: 'users',
      operation: 'updatePassword',
      call: ({ id, body }: UpdatePasswordVariables) => ({ method: 'PATCH', path: `users/${id}/update-password`, body, contentType: 'application/merge-patch+json' }),
      read: identified(user),
      meta: { invalidates: [] },
      options,
    }),
  )
