import type { User } from '#api/generated/entities.ts'
import { userBlank, userCreate } from '#api/generated/users.schema.ts'
import * as users from '#api/generated/users.ts'
import type { UserCreate, UserUpdate } from '#api/generated/users.writes.ts'
import { textField, typedNumber } from '#api/rules.ts'
import { emailAddress, phoneDigits } from '#lib/contact.ts'
import { changedOf, type FormValues, type FreshReading, valuesOf } from '#lib/form-values.ts'
import { cleanCode, cleanName } from '#lib/invisible.ts'
import { z } from '#lib/zod.ts'
import { roleLabel, unknownRole } from '#session/roles.ts'
import { messages } from './copy.ts'
import { choiceOf, needsCode, rolesBeside, rolesFor, rolesKept, storedOption } from './role-choice.ts'

/** `roles` holds the choice of the select; the code is a number, or the text typed instead of one. */
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

const { shape } = userCreate

const profileFields = (stored?: ProfileValues) => ({
  lastName: textField(shape.lastName, { stored: stored?.lastName }),
  firstName: textField(shape.firstName, { stored: stored?.firstName }),
  email: textField(shape.email, { stored: stored?.email }),
  phone: textField(shape.phone, { stored: stored?.phone, sent: phoneDigits }),
  username: textField(shape.username, { stored: stored?.username }),
  roles: textField(shape.roles, { stored: stored?.roles, sent: rolesFor }),
  apmAccessCode: typedNumber,
})

/** Error of a locker code. The server stores 0 for a person without one. */
function codeProblem(code: number | string) {
  if (code === 0 || String(code).trim() === '') return messages.accessCodeRequired
  if (!/^\d+$/.test(String(code))) return messages.accessCodeDigits
  return Number.isSafeInteger(Number(code)) ? undefined : messages.accessCodeTooLong
}

/** Adds the rule of the locker code, for the values that need one. */
const withCode =
  <Values extends ProfileValues>(isNeeded: (values: Values) => boolean) =>
  (values: Values, context: z.RefinementCtx) => {
    const message = isNeeded(values) ? codeProblem(values.apmAccessCode) : undefined
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['apmAccessCode'], message })
  }

export const creationSchema = z
  .object({ ...profileFields(), plainPassword: textField(shape.plainPassword), enabled: z.boolean() })
  .superRefine(withCode(({ roles }) => needsCode(roles)))

/** Has no password field, because a separate screen changes the password. */
export function editionSchema(user: User) {
  const stored = profileValues(user)
  // When the server did not send the code, it is not required: it stays as it is.
  const isHidden = ({ roles, apmAccessCode }: ProfileValues) =>
    user.apmAccessCode === undefined && roles === stored.roles && apmAccessCode === ''
  return z
    .object({ ...profileFields(stored), plainPassword: z.string(), enabled: z.boolean() })
    .superRefine(withCode((values) => needsCode(values.roles) && !isHidden(values)))
}

/** The code is required only with a new role. */
export function profileSchema(user: User) {
  const stored = profileValues(user)
  return z
    .object(profileFields(stored))
    .superRefine(withCode(({ roles }) => roles !== stored.roles && needsCode(roles)))
}

const codeFor = ({ roles, apmAccessCode }: ProfileValues) => (needsCode(roles) ? Number(apmAccessCode) : 0)

const texts = ({ lastName, firstName, email, phone, username }: ProfileValues) => ({
  lastName: cleanName(lastName),
  firstName: cleanName(firstName),
  email: emailAddress(email),
  phone: phoneDigits(phone),
  username: cleanCode(username),
})

/** The roles that a copy of a user with these roles gets: all of them, unless another role was chosen. */
const rolesOfCopy = (choice: string, roles?: readonly string[]) =>
  roles && choice === choiceOf(roles) ? rolesBeside(choice, roles) : rolesFor(choice)

/** The names of the roles that a copy gets, if they are more than its choice says. */
export function shownRoles(choice: string, roles?: readonly string[]) {
  const sent = rolesOfCopy(choice, roles)
  return sent.length > rolesFor(choice).length ? sent.map(roleLabel) : []
}

/**
 * Payload of a creation: nine keys. The option « Propriétaire » is sent as the role that it represents.
 * @param source the user whose copy this is. The copy has all the source's roles, unless another one was chosen
 */
export const toCreate = (values: UserValues, source?: Pick<User, 'roles'>): UserCreate => ({
  ...texts(values),
  plainPassword: values.plainPassword,
  roles: rolesOfCopy(values.roles, source?.roles) as UserCreate['roles'],
  enabled: values.enabled,
  apmAccessCode: codeFor(values),
})

/**
 * When nothing was changed, a name is sent as it is, because the server decides whether a save succeeds. An empty name is
 * not sent: the server may store one that it did not send.
 */
function orSameName(body: UserUpdate, values: ProfileValues): UserUpdate {
  if (Object.keys(body).length > 0) return body
  const { lastName, firstName, username } = texts(values)
  const known = Object.entries({ lastName, firstName, username }).find(([, name]) => name)
  return known ? Object.fromEntries([known]) : {}
}

/** A new role is sent with the locker code: the typed one, or 0. */
const newRole = (values: ProfileValues): UserUpdate => ({
  roles: rolesFor(values.roles),
  apmAccessCode: codeFor(values),
})

/**
 * Payload of an edit. Unless the role was changed, roles are sent only for an operator, and the code only when the
 * form knows it: someone who corrects a phone number must not change the user's rights.
 */
export function toUpdate(values: UserValues, changed: (name: keyof UserValues) => boolean, user: User): UserUpdate {
  const body = { ...changedOf(texts(values), changed), ...(changed('enabled') && { enabled: values.enabled }) }
  if (changed('roles')) return { ...body, ...newRole(values) }
  const roles = rolesKept(user.roles)
  return orSameName(
    { ...body, ...(roles && { roles }), ...(knowsCode(values, user) && { apmAccessCode: codeFor(values) }) },
    values,
  )
}

function knowsCode({ roles, apmAccessCode }: ProfileValues, { roles: stored = [] }: User) {
  if (roles === '' || unknownRole(stored) !== undefined) return false
  return needsCode(roles) ? apmAccessCode !== '' : !stored.some(needsCode)
}

/** Stored values that `toUpdate` sends besides the changes. An added role or a removed code counts as a change. */
export function sentBeside({ roles = [], apmAccessCode = 0 }: User): UserUpdate {
  const kept = rolesKept(roles)
  return { apmAccessCode, ...(kept?.every((role) => roles.includes(role)) && { roles: kept }) }
}

/** Payload of the own profile. Roles and code are sent only after a new choice of the role. */
export const toProfileUpdate = (values: ProfileValues, changed: Changed): UserUpdate =>
  orSameName({ ...changedOf(texts(values), changed), ...(changed('roles') && newRole(values)) }, values)

const sameWord = (stored: string | undefined, sent: string) =>
  stored?.trim().toLowerCase() === sent.trim().toLowerCase()

/** Finds a sent user by user name and e-mail address. Servers may store both in lower case. */
export const lostUser = {
  uniqueFields: ['username', 'email'],
  candidates: () => users.all({ q: ['id', 'username', 'email', 'createdAt'] }),
  matches: (row: User, sent: Pick<UserCreate, 'username' | 'email'>) =>
    sameWord(row.username, sent.username) && sameWord(row.email, sent.email),
}

/** Compares the edited user with a fresh fetch before a save. */
export const storedUser = <Values extends { phone: string }>(
  read: () => Promise<FreshReading<User>>,
  toValues: (user: User) => Values,
) => ({
  read,
  toValues,
  compared: (values: Values) => ({ ...values, phone: phoneDigits(values.phone) }),
  toText: (name: string, value: unknown) => (name === 'roles' ? (storedOption(String(value))?.label ?? '') : undefined),
})
