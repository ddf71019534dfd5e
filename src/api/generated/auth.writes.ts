// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
import { registration, tokenPair, type Registration, type TokenPair } from './entities.ts'

export interface LoginCheck {
  username: string
  password: string
}

export interface Login {
  email: string
  password: string
}

export interface Register {
  email: string
  password: string
}

export interface TokenRefresh {
  refresh_token: string
}

export interface ForgotPassword {
  email: string
  url: string
}

export interface ResetPassword {
  password: string
  retypedPassword: string
}

export type LoginCheckVariables = { body: LoginCheck }

/** Sign in with a user name and a password. */
export const useLoginCheck = (options?: WriteOptions<TokenPair, LoginCheckVariables>) =>
  useMutation(
    writeOptions({
      resource: 'auth',
      operation: 'loginCheck',
      call: ({ body }: LoginCheckVariables) => ({ method: 'POST', path: 'login_check', body, contentType: 'application/json', anonymous: true }),
      read: tokenPair,
      meta: { invalidates: [] },
      options,
    }),
  )

export type LoginVariables = { body: Login }

/** Sign in with an e-mail address and a password; no screen uses it. */
export const useLogin = (options?: WriteOptions<TokenPair, LoginVariables>) =>
  useMutation(
    writeOptions({
      resource: 'auth',
      operation: 'login',
      call: ({ body }: LoginVariables) => ({ method: 'POST', path: 'login', body, contentType: 'application/json', anonymous: true }),
      read: tokenPair,
      meta: { invalidates: [] },
      options,
    }),
  )

export type RegisterVariables = { body: Register }

/** Open an account; no screen uses it. */
export const useRegister = (options?: WriteOptions<Registration, RegisterVariables>) =>
  useMutation(
    writeOptions({
      resource: 'auth',
      operation: 'register',
      call: ({ body }: RegisterVariables) => ({ method: 'POST', path: 'register', body, contentType: 'application/json', anonymous: true }),
      read: registration,
      meta: { invalidates: [] },
      options,
    }),
  )

export type RefreshTokenVariables = { body: TokenRefresh }

/** Exchange the refresh token for a new access token. */
export const useRefreshToken = (options?: WriteOptions<TokenPair, RefreshTokenVariables>) =>
  useMutation(
    writeOptions({
      resource: 'auth',
      operation: 'refreshToken',
      call: ({ body }: RefreshTokenVariables) => ({ method: 'POST', path: 'token/refresh', body, contentType: 'application/json', anonymous: true }),
      read: tokenPair,
      meta: { invalidates: [] },
      options,
    }),
  )

export type ForgotPasswordVariables = { body: ForgotPassword }

/** Ask for an e-mail with a link that resets the password. */
export const useForgotPassword = (options?: WriteOptions<undefined, ForgotPasswordVariables>) =>
  useMutation(
    writeOptions({
      resource: 'auth',
      operation: 'forgotPassword',
      call: ({ body }: ForgotPasswordVariables) => ({ method: 'POST', path: 'forgot-password', body, contentType: 'application/json', anonymous: true }),
      read: nothing,
      meta: { invalidates: [] },
      options,
    }),
  )

export type ResetPasswordVariables = { token: string; body: ResetPassword }

/** Choose a new password with the token of the e-mail. */
export const useResetPassword = (options?: WriteOptions<undefined, ResetPasswordVariables>) =>
  useMutation(
    writeOptions({
      resource: 'auth',
      operation: 'resetPassword',
      call: ({ token, body }: ResetPasswordVariables) => ({ method: 'POST', path: `forgot-password/${encodeURIComponent(token)}`, body, contentType: 'application/json', anonymous: true }),
      read: nothing,
      meta: { invalidates: [] },
      options,
    }),
  )
