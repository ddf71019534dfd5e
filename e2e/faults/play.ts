import { expect } from '@playwright/test'
import { fetchFailure, formFailure, validationFailure } from '../support/tables/presets.ts'
import { objection, description, type Fault } from './faults.ts'
import type { Stage } from './stage.ts'
import type { Read, Write } from './table.ts'

export async function playRead(stage: Stage, call: Read, fault: Fault, nth: number) {
  const { page } = stage
  const failed = page.getByText(fetchFailure).first()
  const again = page.getByRole('button', { name: 'Réessayer' }).first()
  const gone = page.getByRole('heading', { name: 'Données introuvables' })
  const ask = () => (call.act ? call.act(page, nth) : stage.go(call.screen))

  if (call.act) {
    await stage.go(call.screen)
    await call.before?.(page, nth)
  }
  const plan = stage.break(call.request, fault)
  await ask()
  await endure(stage, fault, plan)
  if (fault.refresh === 'refused' && call.typed) {
    // What was asked for comes by itself once the person is back.
    await signInOver(stage)
    return expect(call.ready(page)).toBeVisible()
  }
  if (fault.refresh === 'refused') {
    await expect(page).toHaveURL('/connexion')
    await stage.rest()
  } else if (!fault.works) {
    await expect(failed).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  stage.mend()
  if (!fault.works) {
    if (fault.refresh !== 'refused' && !call.repeats) await again.or(gone).first().waitFor()
    if (await again.isVisible()) await again.click()
    else if (call.repeats && fault.refresh !== 'refused') await call.act?.(page, nth)
    else {
      await stage.rest()
      await stage.go(call.screen)
      if (call.act) await call.before?.(page, nth)
      await call.act?.(page, nth)
    }
  }
  await expect(call.ready(page)).toBeVisible()
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
  const plan = stage.break(call.request, fault)
  await call.send(page, nth)
  await endure(stage, fault, plan)

  if (fault.works) {
    await expect(done).toBeVisible()
    // A 401 is answered before anything is done: that one call is made again, no other ever is.
    expect(plan.sent()).toBe(fault.refresh ? 2 : 1)
    if (!fault.blind || call.unread) return
    // That it cannot be seen is told as well, and is not taken for a write that failed.
    await expect(page.getByText(fetchFailure).first()).toBeVisible()
    return expect(done).toBeVisible()
  }
  if (fault.refresh === 'refused') await signInAgain(stage, call)
  else {
    await expect(page.getByText(sentenceFor(call, fault)).first()).toBeVisible()
    if (fault.violation && call.kept && typeof call.told !== 'string')
      await expect(page.getByText(objection).first()).toBeVisible()
  }
  expect(plan.sent()).toBe(1)
  if (call.final?.includes(fault.name)) return
  await call.kept?.(page, nth)
  stage.mend()
  if (!call.kept && fault.refresh === 'refused') await open()
  await call.send(page, nth)
  await expect(done).toBeVisible()
  expect(plan.sent()).toBe(2)
}

/** Silence is waited for with a clock of our own. */
async function endure(stage: Stage, { silence }: Fault, plan: { arrived: Promise<void>; release: () => void }) {
  if (silence === undefined) return
  await plan.arrived
  await stage.forward(silence)
  plan.release()
}

/** Over the page where something is typed, on the sign-in page elsewhere. */
async function signInAgain(stage: Stage, call: Write) {
  const { page } = stage
  if (!call.kept || call.resumes) {
    await expect(page).toHaveURL('/connexion')
    await stage.signIn()
    if (call.resumes) await stage.go(call.resumes)
    return undefined
  }
  return signInOver(stage)
}

async function signInOver(stage: Stage) {
  const dialog = stage.page.getByRole('dialog', { name: 'Session expirée' })
  await expect(dialog).toBeVisible()
  stage.mend()
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill('Motdepasse!2023')
  await dialog.getByRole('button', { name: 'Se reconnecter' }).click()
  await expect(dialog).toHaveCount(0)
}

/** What is told of a write that failed: the catalogue's presets, or the server's words where section 8 asks for them. */
function sentenceFor({ tells = 'form', told }: Write, fault: Fault) {
  const special = typeof told === 'string' ? told : told?.[fault.name]
  if (special !== undefined) return special
  if (fault.violation) return tells === 'description' ? objection : validationFailure
  const status = fault.reply?.status ?? 0
  if (tells === 'description' && status >= 400 && status < 500) return description
  if (tells === 'refusal' && status === 403) return description
  return formFailure
}
