import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const user = ['--user', 'admin']
const read = (...args: string[]) => readArguments(args)

describe('the command of the doctor', () => {
  test.each([
    ['as it is', 'https://api.example.org'],
    ['with a slash at the end', 'https://api.example.org/'],
    ['with the path of the API', 'https://api.example.org/api'],
    ['with both', 'https://api.example.org/api/'],
  ])('[OPS-01] takes the address %s', (_, address) => {
    expect(read(address, ...user)).toEqual({
      base: new URL('https://api.example.org/api/'),
      user: 'admin',
      json: false,
    })
  })

  test('[OPS-01] takes an origin and asks for JSON', () => {
    const request = read('http://localhost:4010', ...user, '--origin', 'https://console.example.org/', '--json')
    expect(request).toMatchObject({ origin: 'https://console.example.org', json: true })
  })

  test.each<{ says: string; args: string[]; sentence: RegExp }>([
    { says: 'no address', args: user, sentence: /adresse du serveur manque/ },
    { says: 'no account', args: ['https://api.example.org'], sentence: /--user/ },
    {
      says: 'an address without scheme',
      args: ['api.example.org', ...user],
      sentence: /Peut-être https:\/\/api\.example\.org/,
    },
    {
      says: 'a host and a port without scheme',
      args: ['localhost:4010', ...user],
      sentence: /Peut-être https:\/\/localhost:4010/,
    },
    {
      says: 'an address with another path',
      args: ['https://api.example.org/v2', ...user],
      sentence: /pas de chemin.*https:\/\/api\.example\.org/,
    },
    { says: 'an address with a query', args: ['https://api.example.org/?a=b', ...user], sentence: /pas de chemin/ },
    {
      says: 'an address with an account',
      args: ['https://u:p@api.example.org', ...user],
      sentence: /ni compte ni mot de passe/,
    },
    {
      says: 'an origin that is none',
      args: ['https://api.example.org', ...user, '--origin', 'console'],
      sentence: /pas une origine/,
    },
    {
      says: 'an unknown option',
      args: ['https://api.example.org', ...user, '--verbose'],
      sentence: /--verbose n'existe pas/,
    },
    { says: 'an option without its value', args: ['https://api.example.org', '--user'], sentence: /valeur de --user/ },
    {
      says: 'the password as an option',
      args: ['https://api.example.org', ...user, '--password', 'x'],
      sentence: /ne peut pas être un argument/,
    },
    {
      says: 'the password as an argument',
      args: ['https://api.example.org', ...user, 'Secret!'],
      sentence: /n'est pas un argument/,
    },
  ])('[OPS-01] refuses $says', ({ args, sentence }) => {
    expect(() => readArguments(args)).toThrow(sentence)
  })

  test('[OPS-01] never repeats a password that was typed by mistake', () => {
    for (const args of [
      ['https://api.example.org', ...user, 'Secret!'],
      ['https://api.example.org', ...user, '--password=Secret!'],
      ['admin:Secret!@api.example.org', ...user],
      ['ftp://admin:Secret!@api.example.org', ...user],
      ['https://api.example.org', ...user, '--origin', 'admin:Secret!@console.example.org'],
    ])
      expect(() => readArguments(args)).not.toThrow(/Secret/)
  })
})
