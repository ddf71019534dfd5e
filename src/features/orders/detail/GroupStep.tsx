import { useId, useState } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { moves, questions } from '#features/orders/copy.ts'
import { howMany } from '#features/orders/run/copy.ts'
import { useMoveJob } from '#features/orders/run/jobs.ts'
import { RunDialog } from '#features/orders/run/RunDialog.tsx'
import { useRun } from '#features/orders/run/use-run.ts'
import type { ManualStatus } from '#features/orders/status.ts'
import { allows, targetsOf } from '#features/orders/targets.ts'
import { useCan } from '#session/session.ts'
import { Button } from '#ui/Button.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { group } from './copy.ts'
import type { GroupMember } from './siblings.ts'
import styles from './detail.module.css'

/** The same next step for all orders of the group. What some of them allow is offered, and each is judged by itself. */
export function GroupStep({ order, members }: { order: Order; members: readonly GroupMember[] }) {
  const may = useCan('orders:change-status')
  const job = useMoveJob()
  const { ask, shown } = useRun()
  const all = members.map((member) => member.order)
  const targets = targetsOf(all, order.status)
  const [chosen, setChosen] = useState<ManualStatus>()
  const target = targets.find(({ status }) => status === chosen) ?? targets[0]
  const remark = useId()

  function apply(to: ManualStatus) {
    const counted = all.filter((each) => allows(each, to))
    void ask({ title: moves[to], question: questions.many(counted.length, to), orders: all, counted, job: job(to) })
  }

  return (
    <>
      {may && target !== undefined && (
        <div className={styles['step']}>
          <FilterSelect
            label={group.next}
            value={target.status}
            options={targets.map(({ status, allowed }) => [status, howMany(moves[status], allowed, all.length)])}
            onChange={(value) => setChosen(targets.find(({ status }) => status === value)?.status)}
          />
          {target.allowed < all.length && (
            <span className={styles['moment']} id={remark}>
              {group.possible(target.allowed, all.length)}
            </span>
          )}
          <Button
            variant="default"
            aria-describedby={target.allowed < all.length ? remark : undefined}
            onClick={() => apply(target.status)}
          >
            {group.apply(all.length)}
          </Button>
        </div>
      )}
      {shown && <RunDialog run={shown} />}
    </>
  )
}
