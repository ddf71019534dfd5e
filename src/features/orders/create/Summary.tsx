import { Box, Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { placeText } from '#domain/orders/place.ts'
import { phoneInPairs } from '#lib/contact.ts'
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
  const person = [[firstname, lastname].filter(Boolean).join(' '), phoneInPairs(phone), email].filter(Boolean)
  const edit = (step: Step) => step !== current && !locked && mayVisit(draft, step) && <EditLink step={step} />
  return (
    <Card title={copy.title}>
      <Flex component="dl" className={styles['summary']} direction="column" gap="md">
        <Entry term={copy.company} edit={edit('company')}>
          <Text span c={draft.company ? undefined : 'dimmed'} lineClamp={4}>
            {draft.company?.name ?? copy.none}
          </Text>
        </Entry>
        <Entry term={copy.slots} edit={edit('slots')}>
          {total === 0 ? (
            <Text span c="dimmed">
              {copy.none}
            </Text>
          ) : (
            <Flex component="ul" direction="column" gap="xs">
              {bookings.map(({ booking, count, place }) => (
                <Text key={booking} component="li" lineClamp={4}>
                  {count} × {placeText(place)}
                </Text>
              ))}
            </Flex>
          )}
        </Entry>
        <Entry term={copy.client} edit={edit('client')}>
          {person.length === 0 ? (
            <Text span c="dimmed">
              {copy.noClient}
            </Text>
          ) : (
            <Flex component="ul" direction="column" gap="xs">
              {person.map((line) => (
                <Text key={line} component="li" lineClamp={4}>
                  {line}
                </Text>
              ))}
            </Flex>
          )}
        </Entry>
        {total > 0 && (
          <Entry term={copy.orders}>
            <Text span fw={600}>
              {copy.count(total)}
            </Text>
          </Entry>
        )}
      </Flex>
    </Card>
  )
}

function Entry({ term, edit, children }: { term: string; edit?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Flex component="dt" justify="space-between" c="dimmed" fz="xs">
        {term}
        {edit}
      </Flex>
      <Box component="dd" mt="xs">
        {children}
      </Box>
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
