import * as z from 'zod/mini'
import type { User } from '#api/generated/entities.ts'
import { userBlank, userCreate } from '#api/generated/users.schema.ts'
import type { UserCreate, UserUpdate } from '#api/generated/users.ts'
import { type FormValues, valuesOf } from '#lib/form-values.ts'
import { phoneDigits } from '#lib/phone.ts'
import { unknownRole } from '#session/roles.ts'
import { messages } from './copy.ts'
import { choiceOf, needsCode, rolesFor, rolesKept } from './role-choice.ts'

/** `roles` holds the one choice of the select, the locker code a number or the text that is not a number yet. */
export type UserValues = FormValues<Omit<UserCreate, 'roles'>> & { roles: string }

export type ProfileValues = Omit<UserValues, 'plainPassword' | 'enabled'>

type Changed = (name: keyof ProfileValues) => boolean

export const userValues = (user?: User): UserValues => ({
  ...valuesOf(userBlank, user),
  roles: choiceOf(user?.roles),
  // The server holds 0 for a person without a code.
  apmAccessCode: user?.apmAccessCode || '',
  enabled: user?.enabled ?? true,
})

export function profileValues(user?: User): ProfileValues {
  const { plainPassword: _password, enabled: _enabled, ...profile } = userValues(user)
  return profile
}

/**
 * A text by the rule of the contract, judged on what would be sent. What is stored does not block a form that leaves it
 * untouched, whatever it looks like: it is not sent (G-60, G-95).
 */
const typed = (rule: z.ZodMiniType, stored?: string, sent: (value: string) => unknown = (value) => value) =>
  z.string().check(
    z.check(({ value, issues }) => {
      if (value === stored) return
      const refused = z.safeParse(rule, sent(value)).error?.issues ?? []
      issues.push(...refused.map(({ message }) => ({ code: 'custom' as const, input: value, message })))
    }),
  )

const profileFields = (stored?: ProfileValues) => ({
  lastName: typed(userCreate.shape.lastName, stored?.lastName),
  firstName: typed(userCreate.shape.firstName, stored?.firstName),
  email: typed(userCreate.shape.email, stored?.email),
  phone: typed(userCreate.shape.phone, stored?.phone, phoneDigits),
  username: typed(userCreate.shape.username, stored?.username),
  roles: typed(userCreate.shape.roles, stored?.roles, rolesFor),
  apmAccessCode: z.union([z.number(), z.string()]),
})

const isCode = (code: number | string) => Number.isSafeInteger(code) && Number(code) > 0

/** Judged together with the other fields, not only once they are right. */
const codeWhen = <Values extends ProfileValues>(isAsked: (values: Values) => boolean) =>
  z.refine<Values>((values) => !isAsked(values) || isCode(values.apmAccessCode), {
    path: ['apmAccessCode'],
    error: messages.accessCodeRequired,
    when: () => true,
  })

export const creationSchema = z
  .object({ ...profileFields(), plainPassword: typed(userCreate.shape.plainPassword), enabled: z.boolean() })
  .check(codeWhen<UserValues>(({ roles }) => needsCode(roles)))

/** Without a field for the password: it has a screen of its own (G-53). */
export function editionSchema(user: User) {
  const stored = profileValues(user)
  // A code that the server did not give is not asked for: it stays what it is.
  const isHidden = ({ roles, apmAccessCode }: ProfileValues) =>
    user.apmAccessCode === undefined && roles === stored.roles && apmAccessCode === ''
  return z
    .object({ ...profileFields(stored), plainPassword: z.string(), enabled: z.boolean() })
    .check(codeWhen<UserValues>((values) => needsCode(values.roles) && !isHidden(values)))
}

/** The code is asked for with a new role alone (G-51). */
export function profileSchema(user: User) {
  const stored = profileValues(user)
  return z
    .object(profileFields(stored))
    .check(codeWhen<ProfileValues>(({ roles }) => roles !== stored.roles && needsCode(roles)))
}

const codeFor = ({ roles, apmAccessCode }: ProfileValues) => (needsCode(roles) ? Number(apmAccessCode) : 0)

const texts = ({ lastName, firstName, email, phone, username }: ProfileValues) => ({
  lastName: lastName.trim(),
  firstName: firstName.trim(),
  email: email.trim(),
  phone: phoneDigits(phone),
  username: username.trim(),
})

/** What a creation sends: nine keys, and never the option « Propriétaire » (USR-21, USR-22). */
export const toCreate = (values: UserValues): UserCreate => ({
  ...texts(values),
  plainPassword: values.plainPassword,
  roles: rolesFor(values.roles) as UserCreate['roles'],
  enabled: values.enabled,
  apmAccessCode: codeFor(values),
})

/** The texts that were changed (G-95). */
const changedTexts = (values: ProfileValues, changed: Changed): UserUpdate =>
  Object.fromEntries(Object.entries(texts(values)).filter(([key]) => changed(key as keyof ProfileValues)))

/**
 * Nothing changed is sent as the same name, which leaves the server the judge of the save; never as an empty one, which
 * would be written over what the server did not say (G-95).
 */
function orSameName(body: UserUpdate, values: ProfileValues): UserUpdate {
  if (Object.keys(body).length > 0) return body
  const { lastName, firstName, username } = texts(values)
  return Object.fromEntries(
    Object.entries({ lastName, firstName, username })
      .filter(([, name]) => name)
      .slice(0, 1),
  )
}

/** A role chosen anew brings the locker code with it: the form's, or 0. */
const newRole = (values: ProfileValues): UserUpdate => ({
  roles: rolesFor(values.roles),
  apmAccessCode: codeFor(values),
})

/**
 * What an edition sends. A select left alone sends no roles but an operator's, and the code unless a role is held that may
 * well have one though the form does not show it: correcting a phone number takes nothing away from anybody (G-53, T-55).
 */
export function toUpdate(values: UserValues, changed: (name: keyof UserValues) => boolean, user: User): UserUpdate {
  const body = { ...changedTexts(values, changed), ...(changed('enabled') && { enabled: values.enabled }) }
  if (changed('roles')) return { ...body, ...newRole(values) }
  const roles = rolesKept(user.roles)
  return orSameName(
    { ...body, ...(roles && { roles }), ...(knowsCode(values, user) && { apmAccessCode: codeFor(values) }) },
    values,
  )
}

function knowsCode({ roles, apmAccessCode }: ProfileValues, { roles: held = [] }: User) {
  if (roles === '' || unknownRole(held) !== undefined) return false
  return needsCode(roles) ? apmAccessCode !== '' : !held.some(needsCode)
}

/** What saving one's own profile sends: neither roles nor code unless the role was chosen anew (G-51). */
export const toProfileUpdate = (values: ProfileValues, changed: Changed): UserUpdate =>
  orSameName({ ...changedTexts(values, changed), ...(changed('roles') && newRole(values)) }, values)
