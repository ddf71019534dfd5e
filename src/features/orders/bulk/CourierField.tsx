import { useMemo, useState } from 'react'
import { readState } from '#api/read-state.ts'
import { messages } from '#features/orders/detail/copy.ts'
import { shipperOptions } from '#features/orders/detail/shippers.ts'
import { useAllPeople } from '#session/use-all-people.ts'
import { words } from '#ui/copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { questions } from './copy.ts'
import styles from './bulk.module.css'

/** The couriers to choose from. They are read when the question opens. */
export function CourierField({ onChoose }: { onChoose: (courier: string) => void }) {
  const everybody = useAllPeople()
  const { data } = everybody
  const { isRead, hasFailed, isAsking } = readState(everybody)
  const options = useMemo(() => data && shipperOptions(data.items), [data])
  const [chosen, setChosen] = useState('')

  function choose(courier: string) {
    setChosen(courier)
    onChoose(courier)
  }

  if (hasFailed && !isRead)
    return (
      <span className={styles['field']} role="alert">
        {messages.usersUnavailable} <RetryButton busy={isAsking} onRetry={everybody.refetch} />
      </span>
    )
  if (options?.length === 0) return <span className={styles['field']}>{messages.noShippers}</span>
  return (
    <span className={styles['field']}>
      <FilterSelect
        label={questions.courier}
        value={chosen}
        options={[
          ['', options === undefined ? words.loading : questions.chooseCourier],
          ...(options ?? []).map(({ value, label }) => [value, label] as const),
        ]}
        onChange={choose}
      />
      {data?.incomplete && <span className={styles['remark']}>{words.maybeIncomplete}</span>}
    </span>
  )
}
