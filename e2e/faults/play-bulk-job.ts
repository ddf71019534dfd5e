import { expect } from '@playwright/test'
import { retryButton } from '../support/pages/vocabulary.ts'
import { description, objection, type Fault } from './faults.ts'
import { endure, signInOver } from './play.ts'
import type { Stage } from './stage.ts'
import { requestOf, type Write } from './table.ts'

/**
 * A bulk job over two records with a fault at the first one. The result names it with the reason, the other record is processed,
 * and a retry is offered where it makes sense.
 */
export async function playBulkJob(stage: Stage, call: Write, fault: Fault, nth: number) {
  const { page } = stage
  await call.seed?.(stage.world, nth)
  await stage.go(call.screen)
  await call.fill?.(page, nth)
  const plan = stage.break(requestOf(call), fault)
  const dialog = page.getByRole('dialog', { name: call.dialog ?? 'Marquer comme déposée' })
  await call.send?.(page, nth)
  // Advancing the clock must not time out the calls of the other record.
  if (fault.silence !== undefined && !call.alone) await expect(dialog).toContainText('1 sur 2')
  await endure(stage, fault, plan)

  const headings = dialog.getByRole('heading', { level: 4 })
  if (fault.refresh === 'refused') {
    await expect(dialog).toContainText('En pause')
    await signInOver(stage)
  }
  if (fault.works || fault.refresh === 'refused') await expect(headings).toHaveText([call.done])
  else {
    const { isRefused, reason } = jobResultOf(call, fault)
    const ofFault = isRefused ? '1 refusée par le serveur' : '1 en échec'
    await expect(headings).toHaveText(call.alone ? [ofFault] : ['1 faite', ofFault])
    await expect(dialog.getByRole('listitem').last()).toContainText(reason)
    stage.mend()
    if (isRefused) await expect(retryButton(dialog)).toHaveCount(0)
    else {
      await retryButton(dialog).click()
      await expect(headings).toHaveText([call.done])
    }
  }
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Text of the result for a record with this fault. */
function jobResultOf({ mayBeTaken }: Write, { reply, violation, silence, drop, refresh }: Fault) {
  if (silence) return { isRefused: false, reason: 'trop de temps' }
  if (drop) return { isRefused: false, reason: 'pas de réponse du serveur' }
  if (refresh) return { isRefused: false, reason: 'erreur 401 du serveur' }
  if (reply?.status === 200) return { isRefused: false, reason: 'illisible' }
  if (reply?.status === 500) return { isRefused: false, reason: 'erreur 500 du serveur' }
  return { isRefused: !(mayBeTaken && reply?.status === 409), reason: violation ? objection : description }
}
