import { expect, test } from 'vitest'
import { type Moment, nextReading, READ_EVERY_MS } from './when.ts'

const readAt = 1_000_000
const due = readAt + READ_EVERY_MS

const calm: Moment = {
  now: due,
  data: [{ readAt }],
  freshSince: 0,
  isAutomatic: true,
  isVisible: true,
  isOnline: true,
  isSomethingOpen: false,
  isBusy: false,
}

test.each<[string, Partial<Moment>, ReturnType<typeof nextReading>]>([
  ['data of a minute ago are read', {}, { do: 'read' }],
  ['younger data wait until they are a minute old', { now: due - 1 }, { do: 'wait', until: due }],
  ['data of just now wait a minute', { now: readAt }, { do: 'wait', until: due }],
  ['much older data are read at once, as after a return', { now: due + 3_600_000 }, { do: 'read' }],
  ['data of the future, after the clock was set back, are read', { now: readAt - 5_000 }, { do: 'read' }],
  [
    'after a failure they wait as long as it asks for',
    { data: [{ readAt, notBefore: due + 10_000 }] },
    { do: 'wait', until: due + 10_000 },
  ],
  ['a wait that is over does not count', { data: [{ readAt, notBefore: due }] }, { do: 'read' }],
  [
    'a wait that ends before the minute does not shorten it',
    { now: readAt, data: [{ readAt, notBefore: readAt + 1 }] },
    { do: 'wait', until: due },
  ],
  [
    'of several the oldest counts',
    {
      now: due - 1,
      data: [
        { readAt, notBefore: 0 },
        { readAt: readAt - 1, notBefore: 0 },
      ],
    },
    { do: 'read' },
  ],
  [
    'of several one that has failed holds up no other',
    {
      data: [
        { readAt: 0, notBefore: due + 9 },
        { readAt, notBefore: 0 },
      ],
    },
    { do: 'read' },
  ],
  ['without data there is nothing to read', { data: [] }, { do: 'wait', until: Infinity }],
  ['young data that a person comes back to are read', { now: readAt + 2, freshSince: readAt + 1 }, { do: 'read' }],
  [
    'data that were read after the return wait a minute',
    { now: readAt + 2, freshSince: readAt },
    { do: 'wait', until: due },
  ],
  [
    'a return does not shorten the wait after a failure',
    { now: readAt + 2, freshSince: readAt + 1, data: [{ readAt, notBefore: readAt + 9 }] },
    { do: 'wait', until: readAt + 9 },
  ],
  [
    'a count that could not be read is read when its wait is over',
    { now: readAt, data: [{ readAt: 0, notBefore: readAt }] },
    { do: 'read' },
  ],
  [
    'a count that could not be read waits, however young the rest is',
    { now: readAt, data: [{ readAt }, { readAt: 0, notBefore: readAt + 7 }] },
    { do: 'wait', until: readAt + 7 },
  ],
  ['nothing is read when it is switched off', { isAutomatic: false }, { do: 'wait', until: Infinity }],
  [
    'no failure is repeated when it is switched off',
    { isAutomatic: false, data: [{ readAt: 0, notBefore: 1 }] },
    { do: 'wait', until: Infinity },
  ],
  [
    'old data of a screen that opens are read although it is switched off',
    { isAutomatic: false, freshSince: readAt + 1 },
    { do: 'read' },
  ],
  ['nothing is read in a hidden tab', { isVisible: false }, { do: 'rest', because: 'hidden' }],
  ['nothing is read without a network', { isOnline: false }, { do: 'rest', because: 'offline' }],
  [
    'nothing is read while a form, a question or a menu is open',
    { isSomethingOpen: true },
    { do: 'rest', because: 'something-open' },
  ],
  [
    'nothing is read while another call for the data or a write runs',
    { isBusy: true },
    { do: 'rest', because: 'busy' },
  ],
  [
    'what is open does not matter before the minute is over',
    { now: readAt, isSomethingOpen: true },
    { do: 'wait', until: due },
  ],
  ['a hidden tab does not even wait', { now: readAt, isVisible: false }, { do: 'rest', because: 'hidden' }],
])('[LIVE-02] %s', (_rule, change, next) => {
  expect(nextReading({ ...calm, ...change })).toEqual(next)
})
