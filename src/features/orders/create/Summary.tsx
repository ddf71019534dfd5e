import type { ReactNode } from 'react'
import { placeText } from '#features/orders/place.ts'
import { Card } from '#ui/Card.tsx'
import { TextLink } from '#ui/links.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { actions, steps, summary as copy } from './copy.ts'
import { chosenBookings, type Draft, mayVisit, orderDraftsOf } from './draft.ts'
import { searchOf, type Step } from './search.ts'
import styles from './wizard.module.css'

interface Props {
  draft: Draft
  current: Step
  locked: boolean
}

/** Everything chosen and typed so far, with links to the steps that change it. */
export function Summary({ draft, current, locked }: Props) {
  const bookings = chosenBookings(draft)
  const total = orderDraftsOf(draft).length
  const { firstname, lastname, phone, email } = draft.client
  const person = [[firstname, lastname].filter(Boolean).join(' '), phone, email].filter(Boolean)
  const edit = (step: Step) => step !== current && !locked && mayVisit(draft, step) && <EditLink step={step} />
  return (
    <Card title={copy.title}>
      <dl className={styles['summary']}>
        <Entry term={copy.company} edit={edit('company')}>
          <span className={draft.company ? undefined : styles['missing']}>{draft.company?.name ?? copy.none}</span>
        </Entry>
        <Entry term={copy.slots} edit={edit('slots')}>
          {total === 0 ? (
            <span className={styles['missing']}>{copy.none}</span>
          ) : (
            <ul>
              {bookings.map(({ booking, count, place }) => (
                <li key={booking}>
                  {count} × {placeText(place)}
                </li>
              ))}
            </ul>
          )}
        </Entry>
        <Entry term={copy.client} edit={edit('client')}>
          {person.length === 0 ? (
            <span className={styles['missing']}>{copy.noClient}</span>
          ) : (
            <ul>
              {person.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Entry>
        {total > 0 && (
          <Entry term={copy.orders}>
            <span className={styles['count']}>{copy.count(total)}</span>
          </Entry>
        )}
      </dl>
    </Card>
  )
}

function Entry({ term, edit, children }: { term: string; edit?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {term}
        {edit}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function EditLink({ step }: { step: Step }) {
  return (
    <TextLink to="/livraisons/creation" search={searchOf(step)}>
      {actions.edit}
      <VisuallyHidden> : {steps.names[step]}</VisuallyHidden>
    </TextLink>
  )
}
