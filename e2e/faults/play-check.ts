import { expect } from '@playwright/test'
import { fetchFailure } from '../support/tables/presets.ts'
import { saveForm } from './acts.ts'
import { editOf } from './checks.ts'
import type { Fault } from './faults.ts'
import { endure, signInOver } from './play.ts'
import type { Stage } from './stage.ts'
import { type Check, requestOf } from './table.ts'

/** Number of faulty calls: only those of the check, because the next screen may send the same one. An error status is retried. */
const timesOf = ({ reply, refresh }: Fault) => (refresh ? Infinity : reply && reply.status >= 400 ? 2 : 1)

/** A failed check does not stop the save. A deleted record does. */
export async function playCheck(stage: Stage, check: Check, fault: Fault, nth: number) {
  const { page } = stage
  const edit = editOf(check)
  const send = edit.send ?? saveForm
  const done = page.getByText(edit.done).first()
  await edit.seed?.(stage.world, nth)
  await stage.go(edit.screen)
  await edit.fill?.(page, nth)
  const plan = stage.break(requestOf(check), fault, timesOf(fault))
  await send(page, nth)
  await endure(stage, fault, plan)
  if (fault.refresh === 'refused') {
    await signInOver(stage)
    await edit.kept?.(page, nth)
    await send(page, nth)
  }
  if (fault.reply?.status === 404) {
    const question = page.getByRole('dialog', { name: 'Cette fiche a été supprimée' })
    await question.getByRole('button', { name: 'Revenir au formulaire' }).click()
    await expect(question).toHaveCount(0)
    await edit.kept?.(page, nth)
    stage.mend()
    await send(page, nth)
  }
  await done.waitFor()
  expect(plan.sent()).toBeGreaterThan(0)
  await expect(page.getByText(fetchFailure)).toHaveCount(0)
}
