import { expect } from '@playwright/test'
import { sessionOver, signInAgain } from '../support/pages/session.ts'
import { retryButton } from '../support/pages/vocabulary.ts'
import { fetchFailure, formFailure, validationFailure } from '../support/tables/presets.ts'
import { saveForm } from './acts.ts'
import { objection, description, type Fault } from './faults.ts'
import type { Plan, Stage } from './stage.ts'
import { type Read, requestOf, type Write } from './table.ts'

export async function playRead(stage: Stage, call: Read, fault: Fault, nth: number) {
  const { page } = stage
  const failed = page.getByText(call.failure ?? fetchFailure).first()
  const again = retryButton(page).first()
  const gone = page.getByRole('heading', { name: 'Données introuvables' })
  const { announced } = call
  const act = announced === undefined ? call.act : () => stage.world.forgeUpdate(announced, { '@id': announced })
  const ask = () => (act ? act(page, nth) : stage.go(call.screen))

  if (announced !== undefined) await stage.world.set({ mercure: true })
  if (act) {
    await stage.go(call.screen)
    await call.before?.(page, nth)
  }
  const plan = stage.break(requestOf(call), fault)
  // An update is lost while the screen connects again for the topics of its last answers.
  if (announced !== undefined)
    await expect(async () => {
      await ask()
      await expect.poll(plan.sent, { timeout: 1_000 }).toBeGreaterThan(0)
    }).toPass()
  else await ask()
  await endure(stage, fault, plan)
  if (fault.refresh === 'refused' && call.typed) {
    // After signing in again, the console repeats the read automatically.
    await signInOver(stage)
    return call.ready(page).waitFor()
  }
  if (fault.refresh === 'refused') {
    await page.waitForURL('/connexion')
  } else if (!fault.works && call.quiet) {
    await call.quiet(page).waitFor()
    expect(plan.sent()).toBeGreaterThan(0)
    await expect(failed).toHaveCount(0)
    stage.mend()
    await call.quiet(page).click()
    return call.ready(page).waitFor()
  } else if (!fault.works) {
    await failed.waitFor()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }
  stage.mend()
  if (!fault.works) {
    if (fault.refresh !== 'refused' && !call.repeats) await again.or(gone).first().waitFor()
    if (await again.isVisible()) await again.click()
    else if (call.repeats && fault.refresh !== 'refused' && !(await gone.isVisible())) await act?.(page, nth)
    else {
      await stage.rest()
      await stage.go(call.screen)
      if (act) await call.before?.(page, nth)
      await act?.(page, nth)
    }
  }
  await call.ready(page).waitFor()
  if (fault.works) await expect(failed).toHaveCount(0)
}

export async function playWrite(stage: Stage, call: Write, fault: Fault, nth: number) {
  const { page } = stage
  const done = page.getByText(call.done).first()
  const open = async () => {
    await (call.isPublic ? stage.outside(call.screen) : stage.go(call.screen))
    await call.fill?.(page, nth)
  }
  await call.seed?.(stage.world, nth)
  await open()
  const plan = stage.break(requestOf(call), fault)
  const send = call.send ?? saveForm
  await send(page, nth)
  await endure(stage, fault, plan)

  if (fault.works) {
    await done.waitFor()
    // Only a call refused with 401 is repeated, because the server has not processed it.
    expect(plan.sent()).toBe(fault.refresh ? 2 : 1)
    if (!fault.blind || call.unread) return
    // The failed read shows its message, and the success of the write stays.
    await page
      .getByText(call.failure ?? fetchFailure)
      .first()
      .waitFor()
    return done.waitFor()
  }
  if (fault.refresh === 'refused') await continueSession(stage, call)
  else {
    await page.getByText(sentenceFor(call, fault)).first().waitFor()
    if (fault.violation && call.kept && typeof call.sentence !== 'string')
      await page.getByText(objection).first().waitFor()
  }
  expect(plan.sent()).toBe(1)
  if (call.final?.includes(fault.name)) return
  await call.kept?.(page, nth)
  stage.mend()
  if (!call.kept && fault.refresh === 'refused') await open()
  await send(page, nth)
  await done.waitFor()
  expect(plan.sent()).toBe(2)
}

/** Moves the clock of the page forward instead of waiting for the silence to end. */
export async function endure(stage: Stage, { silence, works }: Fault, plan: Plan) {
  if (silence === undefined) return
  await plan.arrived
  // Advancing the clock would time out the other calls of the screen, also those that it sends a moment later.
  do {
    await expect.poll(plan.others, { intervals: [20] }).toBe(0)
    await stage.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  } while (plan.others() > 0)
  await stage.forward(silence)
  // The browser ends a call a moment after the console has cancelled it. Until then the call could still reach the server.
  if (!works) await plan.cancelled
  plan.release()
}

/** Signs in over the page when it has unsaved input, otherwise on the sign-in page. */
async function continueSession(stage: Stage, call: Write) {
  if (!call.kept || call.resumes) {
    await stage.signIn()
    if (call.resumes) await stage.go(call.resumes)
    return undefined
  }
  return signInOver(stage)
}

export async function signInOver(stage: Stage) {
  await sessionOver(stage.page).waitFor()
  stage.mend()
  await signInAgain(stage.page)
  await sessionOver(stage.page).waitFor({ state: 'detached' })
}

/** Message of a failed write: a general one, or the server's description for the calls that show it. */
function sentenceFor({ refusal = 'general', sentence }: Write, fault: Fault) {
  const special = typeof sentence === 'string' ? sentence : sentence?.[fault.name]
  if (special !== undefined) return special
  if (fault.violation) return refusal === 'ofServer' ? objection : validationFailure
  const status = fault.reply?.status ?? 0
  if (refusal === 'ofServer' && status >= 400 && status < 500) return description
  if (refusal === 'ofServerOn403' && status === 403) return description
  return formFailure
}
