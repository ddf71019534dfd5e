import { test as base, expect } from '@playwright/test'
import { createWorld } from '../support/fixtures/world.ts'
import { faultsFor, lostAndUnread, nothingReadAfter, type Fault } from './faults.ts'
import { playBulkJob } from './play-bulk-job.ts'
import { playCheck } from './play-check.ts'
import { playRead, playWrite } from './play.ts'
import { seedAll } from './seed.ts'
import { openStage, type Stage } from './stage.ts'
import { type Check, codesOf, type Read, type Write } from './table.ts'

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser, playwright }, provide, { project, workerIndex }) => {
      const baseURL = project.use.baseURL ?? ''
      const http = await playwright.request.newContext({ baseURL })
      const world = createWorld(http, `faults-${workerIndex}`)
      await seedAll(world)
      const stage = await openStage(browser, world, baseURL)
      await provide(stage)
      await stage.close()
      await world.remove()
      await http.dispose()
    },
    { scope: 'worker' },
  ],
})

/** The file whose cases the page has played last. */
let fileOfStage = ''

export const readsSurvive = (calls: readonly Read[]) => declare(calls, playRead)
export const checksSurvive = (calls: readonly Check[]) => declare(calls, playCheck)
export const writesSurvive = (calls: readonly Write[]) =>
  declare(calls, (stage, call, ...rest) => (call.bulkJob ? playBulkJob : playWrite)(stage, call, ...rest), [
    nothingReadAfter,
    lostAndUnread,
  ])

type Play<Call> = (stage: Stage, call: Call, fault: Fault, nth: number) => Promise<void>

function declare<Call extends Read | Write | Check>(calls: readonly Call[], play: Play<Call>, more: Fault[] = []) {
  const codes = new Set<string>()
  calls.forEach((call, row) => {
    const isKnown = codesOf(call).every((code) => codes.has(code))
    codesOf(call).forEach((code) => codes.add(code))
    const isPublic = 'isPublic' in call
    const faults = [...faultsFor('property' in call ? (call.property ?? 'name') : 'name'), ...more]
    faults.forEach((fault, column) => {
      // A public call has no token, so the faults of the session do not apply. A bulk job reads several records at a time, so
      // « all reads after it » would differ each time.
      const isLeftOut = (isPublic && (fault.refresh || fault.blind)) || ('bulkJob' in call && fault.blind)
      if (isLeftOut || (isKnown && !fault.ofScreen?.(call))) return
      test(`${call.operation}, ${call.where}: ${fault.name}`, async ({ stage }, { retry, titlePath: [file = ''] }) => {
        // A worker may play several files in one page. The drafts of the former file would lock the next one.
        if (file !== fileOfStage) await stage.reopen()
        fileOfStage = file
        if (!isPublic) await stage.rest()
        if (fault.settings) await stage.world.set(fault.settings)
        // A page that has found a hub would keep connecting to it in the next case.
        let isUsable = false
        try {
          await play(stage, call, fault, (retry * 100 + row) * 100 + column)
          isUsable = !('announced' in call)
        } finally {
          if (fault.settings) await stage.world.set({ flavour: '2.7', nulls: 'drop' })
          if (!isUsable) await stage.reopen()
        }
        expect(stage.takeProblems()).toEqual([])
      })
    })
  })
}
