import { Box } from '@mantine/core'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { deadlineOf } from '#domain/orders/history.ts'
import { codeOf, companyName, machineName } from '#domain/orders/place.ts'
import { HoldDeadline, OrderBadge } from '#features/orders/order-state.tsx'
import { icon } from '#ui/icon.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { recipients } from './copy.ts'
import { type AnswerProps, RecipientAnswer } from './RecipientAnswer.tsx'
import { type Part, recipientMatches } from './recipients.ts'
import styles from './recipients.module.css'

interface Props extends AnswerProps {
  /** Text that was searched. */
  typed: string
  isOpen: boolean
  onToggle: () => void
}

/** A delivery that was found: whose, where it is and until when. The rest of the answer opens below. */
export function RecipientResult({ typed, isOpen, onToggle, ...answer }: Props) {
  const { order } = answer
  const { name, phone, email } = recipientMatches(typed, order.client ?? {})
  const Chevron = isOpen ? ChevronUp : ChevronDown

  /** Brings the actions of the answer into sight. */
  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    flushSync(onToggle)
    currentTarget.parentElement?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Box component="li" bd="1px solid var(--c-line)" bdrs="md">
      <button type="button" className={styles['result']} aria-expanded={isOpen} onClick={toggle}>
        <span className={styles['who']}>
          <span className={styles['name']}>{name.length > 0 ? <Found parts={name} /> : recipients.nameless}</span>{' '}
          <span className={styles['phone']}>
            <Found parts={phone} />
          </span>{' '}
          <span>
            <Found parts={email} />
          </span>
        </span>
        <span className={styles['state']}>
          <OrderBadge status={order.status} /> <HoldDeadline deadline={deadlineOf(order)} status={order.status} />
        </span>
        <span className={styles['place']}>
          <span>{machineName(order)}</span> <span>{companyName(order)}</span>{' '}
          <span>
            <Unbroken>{codeOf(order)}</Unbroken>
          </span>
        </span>
        <Chevron {...icon} />
      </button>
      {isOpen && <RecipientAnswer {...answer} />}
    </Box>
  )
}

const Found = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ from, text, isMatch }) => (isMatch ? <mark key={from}>{text}</mark> : text))
