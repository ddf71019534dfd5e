import { expect, test } from 'vitest'
import { type Moment, nextReading, READ_EVERY_MS, READ_FOLLOWED_EVERY_MS } from './when.ts'

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

test.each<{ rule: string; change: Partial<Moment>; next: ReturnType<typeof nextReading> }>([
  { rule: 'data of a minute ago are read', change: {}, next: { do: 'read' } },
  { rule: 'younger data wait until a minute old', change: { now: due - 1 }, next: { do: 'wait', until: due } },
  { rule: 'data read just now wait a minute', change: { now: readAt }, next: { do: 'wait', until: due } },
  {
    rule: 'much older data are read at once, as after a return',
    change: { now: due + 3_600_000 },
    next: { do: 'read' },
  },
  {
    rule: 'data from the future, after the clock was set back, are read',
    change: { now: readAt - 5_000 },
    next: { do: 'read' },
  },
  {
    rule: 'a return in the future, after the clock was set back, does not count',
    change: { now: readAt + 1, freshSince: due },
    next: { do: 'wait', until: due },
  },
  {
    rule: 'after a failure they wait as long as the server asks',
    change: { data: [{ readAt, notBefore: due + 10_000 }] },
    next: { do: 'wait', until: due + 10_000 },
  },
  { rule: 'a wait that is over does not count', change: { data: [{ readAt, notBefore: due }] }, next: { do: 'read' } },
  {
    rule: 'a wait that ends before the minute does not shorten it',
    change: { now: readAt, data: [{ readAt, notBefore: readAt + 1 }] },
    next: { do: 'wait', until: due },
  },
  {
    rule: 'the oldest of several data counts',
    change: {
      now: due - 1,
      data: [
        { readAt, notBefore: 0 },
        { readAt: readAt - 1, notBefore: 0 },
      ],
    },
    next: { do: 'read' },
  },
  {
    rule: 'failed data do not delay other data',
    change: {
      data: [
        { readAt: 0, notBefore: due + 9 },
        { readAt, notBefore: 0 },
      ],
    },
    next: { do: 'read' },
  },
  { rule: 'without data there is nothing to read', change: { data: [] }, next: { do: 'wait', until: Infinity } },
  {
    rule: 'young data are read when a person returns',
    change: { now: readAt + 2, freshSince: readAt + 1 },
    next: { do: 'read' },
  },
  {
    rule: 'data that were read after the return wait a minute',
    change: { now: readAt + 2, freshSince: readAt },
    next: { do: 'wait', until: due },
  },
  {
    rule: 'a return does not shorten the wait after a failure',
    change: { now: readAt + 2, freshSince: readAt + 1, data: [{ readAt, notBefore: readAt + 9 }] },
    next: { do: 'wait', until: readAt + 9 },
  },
  {
    rule: 'a count that could not be read is read when its wait is over',
    change: { now: readAt, data: [{ readAt: 0, notBefore: readAt }] },
    next: { do: 'read' },
  },
  {
    rule: 'a count that could not be read waits, however young the rest is',
    change: { now: readAt, data: [{ readAt }, { readAt: 0, notBefore: readAt + 7 }] },
    next: { do: 'wait', until: readAt + 7 },
  },
  {
    rule: 'data that a hub follows are read after ten minutes',
    change: { now: due, data: [{ readAt, isFollowed: true }] },
    next: { do: 'wait', until: readAt + READ_FOLLOWED_EVERY_MS },
  },
  {
    rule: 'data that an update names are read, whatever their age',
    change: { now: readAt + 1, data: [{ readAt, isFollowed: true, namedAt: readAt + 1 }] },
    next: { do: 'read' },
  },
  {
    rule: 'data with frequent updates wait',
    change: { now: readAt + 1, data: [{ readAt, isFollowed: true, namedAt: readAt + 500 }] },
    next: { do: 'wait', until: readAt + 500 },
  },
  {
    rule: 'an update does not shorten the wait after a failure',
    change: { now: readAt + 2, data: [{ readAt, notBefore: readAt + 9, namedAt: readAt + 1 }] },
    next: { do: 'wait', until: readAt + 9 },
  },
  {
    rule: 'nothing is read without automatic refresh',
    change: { isAutomatic: false },
    next: { do: 'wait', until: Infinity },
  },
  {
    rule: 'no failure is retried without automatic refresh',
    change: { isAutomatic: false, data: [{ readAt: 0, notBefore: 1 }] },
    next: { do: 'wait', until: Infinity },
  },
  {
    rule: 'old data of a screen that opens are read even without automatic refresh',
    change: { isAutomatic: false, freshSince: readAt + 1 },
    next: { do: 'read' },
  },
  { rule: 'nothing is read in a hidden tab', change: { isVisible: false }, next: { do: 'rest', because: 'hidden' } },
  { rule: 'nothing is read without a network', change: { isOnline: false }, next: { do: 'rest', because: 'offline' } },
  {
    rule: 'nothing is read while a form, a question or a menu is open',
    change: { isSomethingOpen: true },
    next: { do: 'rest', because: 'something-open' },
  },
  {
    rule: 'nothing is read while another call for the data or a write runs',
    change: { isBusy: true },
    next: { do: 'rest', because: 'busy' },
  },
  {
    rule: 'an open menu has no effect before the minute is over',
    change: { now: readAt, isSomethingOpen: true },
    next: { do: 'wait', until: due },
  },
  {
    rule: 'a hidden tab has no timer',
    change: { now: readAt, isVisible: false },
    next: { do: 'rest', because: 'hidden' },
  },
])('[LIVE-02] $rule', ({ change, next }) => {
  expect(nextReading({ ...calm, ...change })).toEqual(next)
})
