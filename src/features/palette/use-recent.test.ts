import { expect, test } from 'vitest'
import { type Recent, withPage } from './use-recent.ts'

const screens = [
  { to: '/societes', label: 'Companies' },
  { to: '/livraisons', label: 'Orders' },
] as const

const open = (recent: readonly Recent[], href: string, title: string) => withPage(recent, href, title, screens)

test('[FIND-02] a record is named by the title of its page, and comes first when it is opened again', () => {
  let recent: readonly Recent[] = []
  recent = open(recent, '/societes/detail/5', 'A – B – Companies – Product')
  recent = open(recent, '/livraisons/detail/41', 'Erreur\u00A0: (3) 41 – Orders – Product')
  recent = open(recent, '/societes/detail/5', 'A – C – Companies – Product')
  expect(recent).toEqual([
    { href: '/societes/detail/5', label: 'A – C', kind: 'Companies' },
    { href: '/livraisons/detail/41', label: '41', kind: 'Orders' },
  ])
})

test.each([
  ['a list', '/societes', 'Companies – Product'],
  ['a form', '/societes/modification/5', 'Edit – Companies – Product'],
  ['a record that does not exist', '/societes/detail/5', 'Not found – Product'],
  ['the title of the page before', '/livraisons/detail/41', 'A – Companies – Product'],
])('[FIND-02] %s is none', (_what, href, title) => expect(open([], href, title)).toEqual([]))

test('[FIND-02] the last eight are kept', () => {
  let recent: readonly Recent[] = []
  for (let id = 1; id < 12; id += 1) recent = open(recent, `/livraisons/detail/${id}`, `${id} – Orders – Product`)
  expect(recent.map(({ label }) => label)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4'])
})
