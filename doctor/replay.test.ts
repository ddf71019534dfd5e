import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isObject } from '#api/read.ts'
import { reads, selectionOf } from './contract.ts'
import { judgeRecords } from './fields.ts'
import { judgeLink, rawPage, spellingOf } from './judge-pages.ts'
import { judgeError } from './judge-server.ts'
import { judgeSignIn } from './judge-session.ts'
import type { Answer } from './wire.ts'

/** Judges recorded answers of two real API Platform versions like those of a live server. */

type Generation = '2.7' | '3.4'
interface Recorded {
  name: string
  method: string
  path: string
  '2.7': { status: number; json?: unknown }
  '3.4': { status: number; json?: unknown }
}

const file = new URL('../e2e/stub/conformance/answers.jsonl', import.meta.url)
const recorded = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded)

const base = new URL('http://127.0.0.1:8801/api/')

function answerOf(each: Recorded, generation: Generation): Answer {
  const { status, json } = each[generation]
  const body = json === 'same' ? each['2.7'].json : json
  const form = body === undefined ? 'empty' : 'json'
  return { url: new URL(each.path, base), status, headers: new Headers(), body, form }
}

const named = (name: string, generation: Generation) => {
  const each = recorded.find((one) => one.name === name)
  if (each === undefined) throw new Error(`There is no recorded answer ${name}.`)
  return answerOf(each, generation)
}

/** Successful answers to the reads of the contract, except those whose query leaves out fields. */
const answered = (generation: Generation) =>
  recorded.flatMap((each) => {
    const answer = answerOf(each, generation)
    const path = answer.url.pathname.slice('/api'.length)
    const operation = reads.find((one) => new RegExp(`^${one.path.replace('{id}', '\\d+')}$`).test(path))
    const isWhole = each.method === 'GET' && answer.status === 200 && !/[?&]q\b/.test(each.path)
    return operation !== undefined && isWhole ? [{ each, answer, operation }] : []
  })

describe.each(['2.7', '3.4'] as const)('a real server of generation %s', (generation) => {
  test('[OPS-01] has every field of the contract in a type that the console reads', () => {
    const readings = answered(generation)
    expect(readings.length).toBeGreaterThan(20)
    const seen = new Set<string>()
    const troubles = readings.flatMap(({ each, answer, operation }) => {
      const { answer: entity = '', isCollection } = operation
      const rows = isCollection ? (rawPage(answer.body, [])?.items ?? []) : [answer.body].filter(isObject)
      return judgeRecords(rows, {
        entity,
        where: each.name,
        selection: selectionOf(operation),
        documented: new Map(),
        seen,
      })
    })
    // Without selectors relations come as addresses, and an empty field is left out.
    const grave = troubles.filter(({ trouble }) => trouble !== 'bare' && trouble !== 'unseen')
    expect(grave.map(({ trouble, entity, field, where }) => `${trouble}: ${entity}.${field} (${where})`)).toEqual([])
  })

  test('[OPS-01] signs in with the key token, which the console reads too', () => {
    expect(judgeSignIn(named('login_check-200', generation)).name).toBe('signIn.key')
    expect(judgeSignIn(named('login_check-401-bad-password', generation)).name).toBe('signIn.refused')
    expect(judgeSignIn(named('login_check-401-disabled', generation)).observed).toContain('Account is disabled.')
  })

  test('[OPS-01] counts its rows, and links to the next page', () => {
    const { body } = named('companies-page1', generation)
    const page = rawPage(body, [])
    expect(spellingOf(body)).toBe('prefixed')
    expect(page && judgeLink(page, base)).toEqual([])
  })

  test('[OPS-01] gives its errors in JSON', () => {
    expect(judgeError(named('company-404', generation))?.name).toBe('errors.right')
  })
})

test('[OPS-01] a link to another server is not followed', () => {
  const items = [{ '@id': '/api/orders/1' }]
  expect(judgeLink({ items, total: 20, next: 'https://elsewhere.example.test/api/orders?page=2' }, base)).toEqual([
    'foreign',
  ])
})
