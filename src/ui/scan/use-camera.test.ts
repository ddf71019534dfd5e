import { expect, test } from 'vitest'
import { nextSeen, nothingSeen } from './use-camera.ts'

/** Codes reported for a series of pictures, one every 100 ms. '' is a picture without a code. */
function told(pictures: readonly string[]) {
  let seen = nothingSeen
  return pictures.map((text, place) => {
    const [next, fresh] = nextSeen(seen, text === '' ? [] : text.split(' '), place * 100)
    seen = next
    return fresh ?? ''
  })
}

const pause = Array.from({ length: 10 }, () => '')

test.each<[what: string, pictures: string[], told: string[]]>([
  ['a code that stays in sight is told once', ['A', 'A', 'A', 'A'], ['A', '', '', '']],
  ['a blurred picture between does not tell it again', ['A', '', 'A', '', 'A'], ['A', '', '', '', '']],
  ['shown again after a second, it is told again', ['A', ...pause, 'A'], ['A', ...pause, 'A']],
  ['another code is told at once', ['A', 'B', 'B'], ['A', 'B', '']],
  ['back to the one before is told again', ['A', 'B', 'A'], ['A', 'B', 'A']],
  ['of two in sight the first is told, and no other while it stays', ['A B', 'B A', 'A B'], ['A', '', '']],
  ['what is left of two is told when the first is gone', ['A B', ...pause, 'B'], ['A', ...pause, 'B']],
])('[SCAN-04] %s', (_what, pictures, expected) => expect(told(pictures)).toEqual(expected))
