import { describe, expect, test } from 'vitest'
import type { User } from '#api/generated/entities.ts'
import {
  creationSchema,
  editionSchema,
  lostUser,
  profileSchema,
  profileValues,
  sentBeside,
  shownRoles,
  toCreate,
  toProfileUpdate,
  toUpdate,
  userValues,
  type UserValues,
} from './schema.ts'

const stored: User = {
  '@id': '/api/users/7',
  id: 7,
  lastName: 'Tehei',
  firstName: 'Moana',
  email: 'moana@example.test',
  phone: '87700000',
  username: 'moana',
  roles: ['ROLE_USER'],
  enabled: true,
  apmAccessCode: 0,
}

const filled: UserValues = { ...userValues(stored), plainPassword: ' Motdepasse!2023 ' }

function saved(user: User, change: Partial<UserValues> = {}) {
  const values = { ...userValues(user), ...change }
  return toUpdate(values, (name) => name in change, user)
}

/** `field: message` of each refused field of a creation. */
const refusals = (values: Partial<UserValues>) =>
  creationSchema
    .safeParse({ ...filled, ...values })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

const wrong = (schema: ReturnType<typeof editionSchema>, values: UserValues) =>
  schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a creation', () => {
  test('[USR-21] sends nine keys, with all texts trimmed except the password', () =>
    expect(toCreate({ ...filled, lastName: ' Tehei ', phone: '+689 87 70 00 00' })).toEqual({
      lastName: 'Tehei',
      firstName: 'Moana',
      email: 'moana@example.test',
      phone: '68987700000',
      username: 'moana',
      plainPassword: ' Motdepasse!2023 ',
      roles: ['ROLE_USER'],
      enabled: true,
      apmAccessCode: 0,
    }))

  test('[VAL-38] the missing code is reported together with the other errors', () => {
    const empty = { ...userValues(), roles: 'ROLE_SHIPPER' }
    expect(wrong(creationSchema, empty).join(' ')).toBe(
      'lastName firstName email phone username plainPassword apmAccessCode',
    )
  })

  test('[VAL-27] [VAL-28] [VAL-29] [VAL-31] [VAL-33] [VAL-35] [USR-11] [USR-12] [USR-13] [USR-14] [USR-15] [USR-17] needs each text and a role, and blanks do not count', () => {
    for (const name of ['lastName', 'firstName', 'email', 'phone', 'username', 'roles'])
      for (const blank of name === 'roles' ? [''] : ['', '   '])
        expect(refusals({ [name]: blank })).toContain(`${name}: Ce champ est obligatoire`)
  })

  test('[VAL-34] [VAL-37] needs a password, which may be blanks, because only the server judges its strength', () => {
    expect(refusals({ plainPassword: '' })).toEqual(['plainPassword: Ce champ est obligatoire'])
    for (const weak of [' ', ' court ']) expect(refusals({ plainPassword: weak })).toEqual([])
  })

  test.each([
    { id: 'VAL-30', name: 'email', value: 'abc', message: "L'adresse e-mail n'est pas valide" },
    { id: 'VAL-32', name: 'phone', value: 'abc', message: 'Ce champ ne doit contenir que des chiffres' },
  ])('[$id] refuses $name « $value »', ({ name, value, message }) => {
    expect(refusals({ [name]: value })).toEqual([`${name}: ${message}`])
  })

  const codeRequired = "apmAccessCode: Le code d'accès APM est obligatoire"
  const codeDigits = "apmAccessCode: Le code d'accès APM ne contient que des chiffres"

  test.each([
    ['[USR-19] [USR-26] [USR-28] [VAL-39] [ROLE-13] [ROLE-15]', 'ROLE_TECH', ['ROLE_TECH', 'ROLE_SHIPPER']],
    ['[USR-19] [USR-27] [VAL-38] [ENT-26] [ROLE-15]', 'ROLE_SHIPPER', ['ROLE_SHIPPER']],
  ])('%s as %s needs a locker code, a whole number above 0', (_ids, roles, sent) => {
    for (const apmAccessCode of [0, '', ' '])
      expect(refusals({ roles, apmAccessCode }), String(apmAccessCode)).toEqual([codeRequired])
    for (const apmAccessCode of [-5, 43.5, 'abc', '12 34'])
      expect(refusals({ roles, apmAccessCode }), String(apmAccessCode)).toEqual([codeDigits])
    expect(refusals({ roles, apmAccessCode: 2 ** 53 })).toEqual(["apmAccessCode: Le code d'accès APM est trop long"])
    expect(refusals({ roles, apmAccessCode: 4321 })).toEqual([])
    expect(toCreate({ ...filled, roles, apmAccessCode: 4321 })).toMatchObject({ roles: sent, apmAccessCode: 4321 })
  })

  test.each(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_USER'])(
    '[VAL-40] [USR-29] as %s needs no locker code, and sends 0 for one that was typed before',
    (roles) => {
      for (const apmAccessCode of ['', 'abc', 4321]) {
        expect(refusals({ roles, apmAccessCode })).toEqual([])
        expect(toCreate({ ...filled, roles, apmAccessCode })).toMatchObject({ roles: [roles], apmAccessCode: 0 })
      }
    },
  )

  test('[USR-22] [USR-25] as « Propriétaire » sends an administrator without a code', () => {
    expect(refusals({ roles: 'OWNER' })).toEqual([])
    expect(toCreate({ ...filled, roles: 'OWNER' })).toMatchObject({ roles: ['ROLE_ADMIN'], apmAccessCode: 0 })
  })
})

describe('an edition', () => {
  test('[USR-36] [USR-41] sends only the changed fields', () =>
    expect(saved(stored, { phone: '87 11 22 33', enabled: false })).toEqual({
      phone: '87112233',
      enabled: false,
      apmAccessCode: 0,
    }))

  test.each([
    [['ROLE_TECH', 'ROLE_USER'], { roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 4321 }],
    [['ROLE_SHIPPER'], { apmAccessCode: 4321 }],
    [['ROLE_ADMIN', 'ROLE_SHIPPER'], { apmAccessCode: 4321 }],
    [['ROLE_USER'], { apmAccessCode: 0 }],
    [['ROLE_TECH', 'ROLE_SUPER_ADMIN'], { lastName: 'Tehei' }],
    [['ROLE_DELIVERER', 'ROLE_USER'], { lastName: 'Tehei' }],
    [['ROLE_DELIVERER', 'ROLE_SHIPPER', 'ROLE_TECH'], { roles: ['ROLE_TECH', 'ROLE_SHIPPER', 'ROLE_DELIVERER'] }],
    [[], { lastName: 'Tehei' }],
  ])('[USR-37] [USR-38] [USR-47] of %s, saved untouched, sends %s', (roles, body) => {
    expect(saved({ ...stored, roles, apmAccessCode: 4321 })).toEqual(body)
  })

  test('[USR-38] a new role is sent as in a creation', () => {
    const shipper = { ...stored, roles: ['ROLE_SHIPPER', 'ROLE_DELIVERER'], apmAccessCode: 4321 }
    expect(saved(shipper, { roles: 'ROLE_USER' })).toEqual({ roles: ['ROLE_USER'], apmAccessCode: 0 })
    expect(saved(shipper, { roles: 'ROLE_TECH', apmAccessCode: 1234 })).toEqual({
      roles: ['ROLE_TECH', 'ROLE_SHIPPER'],
      apmAccessCode: 1234,
    })
  })

  test('a stored value that breaks a rule is accepted as long as it is unchanged', () => {
    const { phone: _phone, apmAccessCode: _code, ...bare } = stored
    const odd: User = { ...bare, email: 'à vérifier', roles: ['ROLE_SHIPPER'] }
    expect(wrong(editionSchema(odd), userValues(odd))).toEqual([])
    expect(saved(odd)).toEqual({ lastName: 'Tehei' })
    expect(wrong(editionSchema(odd), { ...userValues(odd), email: 'encore', phone: 'abc', lastName: '' })).toEqual([
      'lastName',
      'email',
      'phone',
    ])
  })

  test('[USR-36] never sends an empty text for a value that the server did not send', () => {
    const { lastName: _lastName, ...nameless } = { ...stored, roles: ['ROLE_DELIVERER'] }
    expect(saved(nameless)).toEqual({ firstName: 'Moana' })
    expect(saved({ '@id': '/api/users/7', id: 7 })).toEqual({})
    expect(toProfileUpdate(profileValues({ '@id': '/api/users/7', id: 7, username: 'moana' }), () => false)).toEqual({
      username: 'moana',
    })
  })

  test('[VAL-38] a delivery person without a code needs one', () => {
    const shipper = { ...stored, roles: ['ROLE_SHIPPER'] }
    expect(wrong(editionSchema(shipper), userValues(shipper))).toEqual(['apmAccessCode'])
  })
})

describe("one's own profile", () => {
  const operator: User = { ...stored, roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 4321 }

  test('[ACC-13] sends neither code nor roles without a new choice of the role', () => {
    const values = { ...profileValues(operator), firstName: 'Manutea' }
    expect(profileSchema(operator).safeParse(values).success).toBe(true)
    expect(toProfileUpdate(values, (name) => name === 'firstName')).toEqual({ firstName: 'Manutea' })
    expect(toProfileUpdate(values, () => false)).toEqual({ lastName: 'Tehei' })
  })

  test('[ACC-13] sends a new role with its code', () => {
    const values = { ...profileValues(stored), roles: 'ROLE_SHIPPER' }
    expect(profileSchema(stored).safeParse(values).success).toBe(false)
    expect(toProfileUpdate({ ...values, apmAccessCode: 99 }, (name) => name === 'roles')).toEqual({
      roles: ['ROLE_SHIPPER'],
      apmAccessCode: 99,
    })
    expect(toProfileUpdate({ ...values, roles: 'ROLE_ADMIN' }, (name) => name === 'roles')).toEqual({
      roles: ['ROLE_ADMIN'],
      apmAccessCode: 0,
    })
  })
})

describe('stored values that an edition sends besides the changes', () => {
  const beside = (user: Partial<User>) => {
    const person = { ...stored, ...user }
    const body: object = saved(person, { enabled: false })
    const known: Record<string, unknown> = { ...sentBeside(person) }
    return Object.entries(body).filter(([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value))
  }

  test.each([
    ['a member', { apmAccessCode: 0 }],
    ['a member whose code the server leaves out', { apmAccessCode: undefined }],
    ['a courier', { roles: ['ROLE_SHIPPER'], apmAccessCode: 4321 }],
    ['an operator', { roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 4321 }],
    ['an operator with another role', { roles: ['ROLE_USER', 'ROLE_SHIPPER', 'ROLE_TECH', 'ROLE_DEPOT'] }],
  ])('[JRN-03] « Activé » is the one change for %s', (_who, user) => {
    expect(beside(user as Partial<User>)).toEqual([['enabled', false]])
  })

  test.each([
    ['the code of a member', { apmAccessCode: 4321 }, ['apmAccessCode', 0]],
    ['the second role of an operator', { roles: ['ROLE_TECH'] }, ['roles', ['ROLE_TECH', 'ROLE_SHIPPER']]],
  ])('[JRN-03] %s counts as a change, because the save takes or adds it', (_what, user, change) => {
    expect(beside(user)).toEqual([['enabled', false], change])
  })
})

test.each([
  ['the same user name and address', {}, true],
  ['a server that writes small letters', { username: 'moana', email: 'MOANA@example.test' }, true],
  ['another address', { email: 'autre@example.test' }, false],
  ['another user name', { username: 'moana2' }, false],
  ['a server that does not give the address', { email: undefined }, false],
])('a user who was sent is recognised: %s', (_name, given, isMatch) => {
  const sent = { username: 'Moana', email: 'moana@example.test' }
  expect(lostUser.matches({ ...stored, ...given }, sent)).toBe(isMatch)
})

test.each<[of: string, roles: string[], choice: string, sent: string[], shown: string[]]>([
  [
    'with all its roles',
    ['ROLE_ADMIN', 'ROLE_SHIPPER'],
    'ROLE_SHIPPER',
    ['ROLE_SHIPPER', 'ROLE_ADMIN'],
    ['Livreur', 'Administrateur'],
  ],
  ['without the role of everybody', ['ROLE_USER', 'ROLE_SHIPPER'], 'ROLE_SHIPPER', ['ROLE_SHIPPER'], []],
  ['an operator, with both', ['ROLE_TECH'], 'ROLE_TECH', ['ROLE_TECH', 'ROLE_SHIPPER'], []],
  ['a role that the console does not know', ['ROLE_DEPOT'], 'ROLE_DEPOT', ['ROLE_DEPOT'], []],
  [
    'that role beside another',
    ['ROLE_SUPER_ADMIN', 'ROLE_DEPOT'],
    'ROLE_DEPOT',
    ['ROLE_DEPOT', 'ROLE_SUPER_ADMIN'],
    ['ROLE_DEPOT', 'Super administrateur'],
  ],
  ['another role was chosen', ['ROLE_ADMIN', 'ROLE_SHIPPER'], 'ROLE_USER', ['ROLE_USER'], []],
])('[COPY-02] a user is copied %s, and the form names what its select does not', (_of, roles, choice, sent, shown) => {
  expect(toCreate({ ...userValues(), roles: choice }, { roles }).roles).toEqual(sent)
  expect(shownRoles(choice, roles)).toEqual(shown)
})
