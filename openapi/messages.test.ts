import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requestSchemas } from './emit-request.ts'
import { readContract, type Schema } from './model.ts'

const contract = readContract(readFileSync('openapi/console.yaml', 'utf8'))
const requests = requestSchemas(contract.operations, contract).map((name) => ({
  name,
  schema: contract.schemas[name]!,
}))

type Sentences = Record<string, string>

// The messages of the form field sheet.
const required = { required: 'Ce champ est obligatoire' }
const email = { ...required, format: "L'adresse e-mail n'est pas valide" }
const digits = {
  ...required,
  pattern: 'Ce champ ne doit contenir que des chiffres',
  not: 'Un numéro de téléphone a au plus 15 chiffres',
}
const url = { ...required, format: 'Veuillez saisir une URL valide', pattern: 'Veuillez saisir une URL valide' }
const apmAccessCode = { required: "Le code d'accès APM est obligatoire" }
const mismatch = 'Les mots de passe ne correspondent pas'
const alcohol = { minItems: "Veuillez déclarer les produits de la commande (présence d'alcool)" }

// Rules without a message in the sheet, for which the console has its own messages.
const wholeFromOne = 'Veuillez saisir un nombre entier supérieur ou égal à 1'
const count = { ...required, type: wholeFromOne, minimum: wholeFromOne }
const whole = { ...required, type: 'Veuillez saisir un nombre entier' }
const number = { ...required, type: 'Veuillez saisir un nombre' }
const positive = { ...number, exclusiveMinimum: 'Veuillez saisir un nombre supérieur à 0' }
const between = (limit: number) => {
  const sentence = `Veuillez saisir un nombre compris entre -${limit} et ${limit}`
  return { ...number, minimum: sentence, maximum: sentence }
}

const company = {
  cleveronCompanyId: required,
  orderEventUrl: url,
  name: required,
  contactName: required,
  contactEmail: email,
  contactPhone: digits,
}
const user = {
  lastName: required,
  firstName: required,
  email,
  phone: digits,
  username: required,
  roles: required,
  apmAccessCode,
}
const locker = {
  cleveronApmId: required,
  type: whole,
  location: required,
  shortLocation: required,
  city: required,
  longitude: between(180),
  latitude: between(90),
}
const choice = { ...required, enum: 'Veuillez choisir une valeur de la liste' }
const slot = {
  size: choice,
  capacity: count,
  height: positive,
  width: positive,
  depth: positive,
  maxWeight: positive,
}
const client = { lastname: required, firstname: required, phone: digits, email }

const sheet: Record<string, Record<string, Sentences>> = {
  LoginCheck: {
    username: { required: "Le nom d'utilisateur est obligatoire" },
    password: { required: 'Le mot de passe est obligatoire' },
  },
  ForgotPassword: { email: { ...email, required: "L'adresse e-mail est obligatoire" } },
  ResetPassword: {
    password: { required: 'Mot de passe obligatoire' },
    retypedPassword: { required: 'Confirmation du mot de passe obligatoire', match: mismatch },
  },
  UserCreate: { ...user, plainPassword: required },
  UserUpdate: user,
  PasswordUpdate: {
    currentPassword: required,
    newPassword: required,
    newPasswordRetyped: { ...required, match: mismatch },
  },
  CompanyCreate: company,
  CompanyUpdate: { ...company, owner: required, members: required },
  BookingSlotCreate: { slot: required, company: required, capacity: count },
  BookingSlotUpdate: { capacity: count },
  LockerCreate: locker,
  LockerZoneCreate: { key: choice, name: required, currentTemp: number },
  LockerSlotCreate: slot,
  LockerUpdate: locker,
  TemperatureZoneUpdate: { name: required, myKey: choice, currentTemp: number },
  SlotUpdate: slot,
  OrderCreate: { bookingSlot: required, barcode: required, hold: count, products: alcohol },
  OrderUpdate: { bookingSlot: required, barcode: required, hold: count, products: alcohol, shippedBy: required },
  ProductLine: {
    name: required,
    quantity: count,
    price: { ...number, minimum: 'Veuillez saisir un nombre supérieur ou égal à 0' },
  },
  ClientCreate: client,
  ClientUpdate: client,
}

const sentencesOf = ({ properties = {} }: Schema): Record<string, Sentences> =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([property, { 'x-message': sentences }]) =>
      sentences === undefined ? [] : [[property, sentences]],
    ),
  )

test.each(requests)('$name has the messages of the field sheet', ({ name, schema }) => {
  expect(sentencesOf(schema), `the sentences of ${name} are written out again in \`sheet\``).toEqual(sheet[name] ?? {})
})

// Nobody types these values: no screen sends them, or the console computes them (the address of its reset page).
const unseen = [
  'Login.email',
  'Login.password',
  'Register.email',
  'Register.password',
  'TokenRefresh.refresh_token',
  'ForgotPassword.url',
]

test('every required field has a message for an empty value', () => {
  const isFilledIn = ({ $ref, type }: Schema) => $ref?.endsWith('Create') !== true && type !== 'object'
  const mute = requests.flatMap(({ name, schema }) =>
    (schema.required ?? [])
      .filter((property) => isFilledIn(schema.properties?.[property] ?? {}))
      .filter((property) => schema.properties?.[property]?.['x-message']?.['required'] === undefined)
      .map((property) => `${name}.${property}`),
  )
  expect(mute.toSorted()).toEqual(unseen.toSorted())
})

test('a change has the same rules as the creation, and requires nothing', () => {
  const changes = requests.filter(({ name }) => name.endsWith('Update') && name !== 'PasswordUpdate')
  // null clears a code in a change and is never sent in a creation. A change keeps roles unknown to this contract, which a
  // creation never sends (G-53).
  const mayDiffer = new Set(['externalOrderId', 'receiveCode', 'roles'])
  expect(changes.map(({ name }) => name)).toContain('CompanyUpdate')
  const alone: string[] = []
  for (const { name, schema } of changes) {
    expect(schema.required, name).toBe(undefined)
    const creation = contract.schemas[name.replace('Update', 'Create')]?.properties ?? {}
    const shared = Object.keys(schema.properties ?? {}).filter((key) => key in creation && !mayDiffer.has(key))
    if (shared.length === 0) alone.push(name)
    for (const property of shared)
      expect(schema.properties?.[property], `${name}.${property}`).toEqual(creation[property])
  }
  // Nobody creates these records.
  expect(alone).toEqual(['TemperatureZoneUpdate', 'SlotUpdate'])
})
