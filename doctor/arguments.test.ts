import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

const read = (command: string) => readArguments(command.split(' ').filter((word) => word !== ''))

describe('the command of the doctor', () => {
  test.each(['', '/', '/api', '/api/'])('[OPS-01] takes the address with %s at its end', (end) => {
    const base = new URL('https://api.example.org/api/')
    expect(read(`https://api.example.org${end} --user admin`)).toEqual({ base, user: 'admin', json: false })
  })

  test('[OPS-01] takes an origin and asks for JSON', () => {
    const request = read('http://localhost:4010 --user admin --origin https://console.example.org/ --json')
    expect(request).toMatchObject({ origin: 'https://console.example.org', json: true })
  })

  test.each([
    ['--user admin', /adresse du serveur manque/],
    ['https://api.example.org', /--user/],
    ['api.example.org --user admin', /Peut-être https:\/\/api\.example\.org/],
    ['localhost:4010 --user admin', /Peut-être https:\/\/localhost:4010/],
    ['https://api.example.org/v2 --user admin', /pas de chemin.*https:\/\/api\.example\.org/],
    ['https://api.example.org/?a=b --user admin', /pas de chemin/],
    ['https://u:p@api.example.org --user admin', /ni compte ni mot de passe/],
    ['https://api.example.org --user admin --origin console', /pas une origine/],
    ['https://api.example.org --user admin --verbose', /--verbose n'existe pas/],
    ['https://api.example.org --user', /valeur de --user/],
    ['https://api.example.org --user admin --password x', /ne peut pas être un argument/],
    ['https://api.example.org --user admin Secret!', /n'est pas un argument/],
  ])('[OPS-01] refuses « %s »', (command, sentence) => {
    expect(() => read(command)).toThrow(sentence)
  })

  test.each([
    'https://api.example.org --user admin Secret!',
    'https://api.example.org --user admin --password=Secret!',
    'admin:Secret!@api.example.org --user admin',
    'ftp://admin:Secret!@api.example.org --user admin',
    'https://api.example.org --user admin --origin admin:Secret!@console.example.org',
  ])('[OPS-01] never repeats a password that was typed by mistake: %s', (command) => {
    expect(() => read(command)).toThrow(/^(?![^]*Secret)/)
  })
})
