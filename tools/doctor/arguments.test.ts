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

  test.each<[string, string[], RegExp]>([
    ['no address', user, /adresse du serveur manque/],
    ['no account', ['https://api.example.org'], /--user/],
    ['an address without scheme', ['api.example.org', ...user], /Peut-être https:\/\/api\.example\.org/],
    ['a host and a port without scheme', ['localhost:4010', ...user], /Peut-être https:\/\/localhost:4010/],
    [
      'an address with another path',
      ['https://api.example.org/v2', ...user],
      /pas de chemin.*https:\/\/api\.example\.org/,
    ],
    ['an address with a query', ['https://api.example.org/?a=b', ...user], /pas de chemin/],
    ['an address with an account', ['https://u:p@api.example.org', ...user], /ni compte ni mot de passe/],
    ['an origin that is none', ['https://api.example.org', ...user, '--origin', 'console'], /pas une origine/],
    ['an unknown option', ['https://api.example.org', ...user, '--verbose'], /--verbose n'existe pas/],
    ['an option without its value', ['https://api.example.org', '--user'], /valeur de --user/],
    [
      'the password as an option',
      ['https://api.example.org', ...user, '--password', 'x'],
      /ne peut pas être un argument/,
    ],
    ['the password as an argument', ['https://api.example.org', ...user, 'Secret!'], /n'est pas un argument/],
  ])('[OPS-01] refuses %s', (_, args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence)
  })

  test('[OPS-01] never repeats a password that was typed by mistake', () => {
    for (const args of [
      ['https://api.example.org', ...user, 'Secret!'],
      ['https://api.example.org', ...user, '--password=Secret!'],
    ])
      expect(() => readArguments(args)).not.toThrow(/Secret/)
  })
})
