// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type Words, writeOptions } from '../write.ts'
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
export const useCreateUser = (words?: Words<User, CreateVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'create'],
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'users', body, contentType: 'application/ld+json' }),
      read: identified(user),
      meta: { invalidates: ['users', 'companies'], serverSentence: 'never' },
      words,
    }),
  )

export type UpdateVariables = { id: number; body: UserUpdate }

/** Change a user, or one's own profile. */
export const useUpdateUser = (words?: Words<User, UpdateVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'update'],
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `users/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(user),
      meta: { invalidates: ['users', 'companies', 'orders'], serverSentence: 'never' },
      words,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a user who neither owns nor belongs to a company. */
export const useRemoveUser = (words?: Words<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'remove'],
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `users/${id}` }),
      read: nothing,
      meta: { invalidates: ['users', 'companies', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'users' },
      words,
    }),
  )

export type UpdatePasswordVariables = { id: number; body: PasswordUpdate }

/** Change a password, one's own or another user's. */
export const useUpdateUserPassword = (words?: Words<User, UpdatePasswordVariables>) =>
  useMutation(
    writeOptions({
      key: ['users', 'updatePassword'],
      call: ({ id, body }: UpdatePasswordVariables) => ({ method: 'PATCH', path: `users/${id}/update-password`, body, contentType: 'application/merge-patch+json' }),
      read: identified(user),
      meta: { invalidates: [], serverSentence: 'never' },
      words,
    }),
  )
