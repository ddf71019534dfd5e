import { Box, Flex, Stack, Text } from '@mantine/core'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { placeText } from '#domain/orders/place.ts'
import { createdOrders } from '#features/orders/labels/search.ts'
import { phoneInPairs } from '#lib/contact.ts'
import { Card } from '#ui/Card.tsx'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { HelpCard } from '#ui/form/FormShell.tsx'
import { askToLeave, useLeaveBlocker } from '#ui/form/use-unsaved-guard.ts'
import { exactly, TextLink } from '#ui/links.tsx'
import { SectionBoundary } from '#ui/page-states.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { actions, help, leaving, messages, steps, summary } from './copy.ts'
import {
  chosenBookings,
  countMissing,
  countUncorrected,
  type Draft,
  isEmpty,
  mayVisit,
  nearestStep,
  orderDraftsOf,
  type Submission,
} from './draft.ts'
import { rankOf, searchOf, type Step, STEPS } from './search.ts'
import type { StepProps } from './step-form.tsx'
import { StepClient } from './StepClient.tsx'
import { StepCompany } from './StepCompany.tsx'
import { StepRecap } from './StepRecap.tsx'
import { type ForecastOf, StepSlots } from './StepSlots.tsx'
import { useDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'
import styles from './wizard.module.css'

/** Four steps that create one order per chosen slot. The URL names the step, the draft decides which steps are open. */
export function Wizard({ asked, forecastOf }: { asked: Step; forecastOf: ForecastOf }) {
  const store = useDraft()
  const { draft, read, discard } = store
  const navigate = useNavigate()
  const goTo = (step: Step) => navigate({ to: '/livraisons/creation', search: searchOf(step) })
  const leave = () => navigate({ to: '/livraisons' })

  async function finish({ orders }: Submission, isHere: boolean) {
    const created = orders.flatMap(({ id }) => id ?? [])
    const uncorrected = countUncorrected(read())
    discard()
    flash.success(messages.created(orders.length), {
      help: uncorrected > 0 ? [{ text: messages.keptAsSent(uncorrected) }] : [],
    })
    // The list offers to print their labels.
    if (isHere) await navigate({ to: '/livraisons', state: { created: createdOrders.keep(created) } })
  }
  const { submit, progress } = useSubmission(store, finish)

  // Back cannot leave the last step during the submission, because all orders must be sent with the same values.
  const step = progress === undefined ? nearestStep(draft, asked) : 'recap'
  const isHalfDone = () => countMissing(read().submission) > 0
  const mayLeave = () => !isHalfDone() || confirm({ title: leaving.title, message: leaving.halfDone })
  // A link or Back keeps the draft, signing out deletes it.
  const maySignOut = () => (isHalfDone() || isEmpty(read()) ? mayLeave() : askToLeave())
  useLeaveBlocker({ mayLeave, maySignOut, isLostWithTab: isHalfDone })

  async function cancel() {
    const message = isHalfDone() ? leaving.halfDone : leaving.cancelMessage
    if (!isEmpty(read()) && !(await confirm({ title: leaving.cancelTitle, message }))) return
    discard()
    await leave()
  }

  const currentStep = useRef<HTMLSpanElement>(null)
  const [opened] = useState(step)
  const [hasMoved, setHasMoved] = useState(false)
  if (step !== opened && !hasMoved) setHasMoved(true)

  /** A new step focuses its first field. On a touch screen it focuses its name: the keyboard would cover the page. */
  function focusStep(field: HTMLElement | undefined) {
    if (!hasMoved) return
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    ;(isTouch ? currentStep.current : field)?.focus()
  }

  const props: StepProps = { store, goTo, onCancel: cancel, onShown: focusStep }
  const companyId = draft.company?.id
  return (
    <>
      {/* The draft decides which steps are open. */}
      {step !== asked && <Navigate to="/livraisons/creation" search={searchOf(step)} replace />}
      <Steps draft={draft} current={step} locked={progress !== undefined} currentRef={currentStep} />
      <VisuallyHidden role="status">{steps.announced(rankOf(step), STEPS.length, steps.names[step])}</VisuallyHidden>
      <Stack className={styles['layout']} gap="xl">
        <div>
          <SectionBoundary resetKey={step} sentence={messages.partFailed}>
            {step === 'company' && <StepCompany {...props} />}
            {step === 'slots' && companyId !== undefined && (
              <StepSlots key={companyId} {...props} companyId={companyId} forecastOf={forecastOf} />
            )}
            {step === 'client' && <StepClient {...props} />}
            {step === 'recap' && companyId !== undefined && (
              <StepRecap {...props} companyId={companyId} submit={submit} progress={progress} />
            )}
          </SectionBoundary>
        </div>
        <Flex component="aside" className={styles['aside']} direction="column" gap="xl">
          <Summary draft={draft} current={step} locked={progress !== undefined} />
          <HelpCard lines={help[step]} />
        </Flex>
      </Stack>
    </>
  )
}

interface PlacedProps {
  draft: Draft
  current: Step
  /** No step can be left while orders are being sent. */
  locked: boolean
}

interface StepsProps extends PlacedProps {
  /** The element of the current step, which can take the focus. */
  currentRef: Ref<HTMLSpanElement>
}

/** The current step, and links to the steps that are open. */
function Steps({ draft, current, locked, currentRef }: StepsProps) {
  return (
    <nav aria-label={steps.label}>
      <Flex component="ol" wrap="wrap" rowGap="sm" columnGap="clamp(16px, 2vw, 24px)" mb="xl">
        {STEPS.map((step) => {
          const isDone = rankOf(step) < rankOf(current)
          const words = (
            <>
              <span className={styles['rank']} data-done={isDone || undefined} aria-hidden>
                {isDone ? <Check size={14} strokeWidth={2.5} /> : rankOf(step)}
              </span>
              <span data-visually-hidden={step === current ? undefined : 'phone'}>{steps.names[step]}</span>
            </>
          )
          return (
            <li key={step}>
              {step === current ? (
                <span ref={currentRef} className={styles['step']} aria-current="step" tabIndex={-1}>
                  {words}
                </span>
              ) : mayVisit(draft, step) && !locked ? (
                <Link
                  to="/livraisons/creation"
                  search={searchOf(step)}
                  // Exact, because the URL of the first step is a prefix of the others'.
                  activeOptions={exactly}
                  className={styles['step']}
                >
                  {words}
                </Link>
              ) : (
                <span className={styles['step']}>{words}</span>
              )}
            </li>
          )
        })}
      </Flex>
    </nav>
  )
}

/** Everything chosen and typed so far, with links to the steps that change it. */
function Summary({ draft, current, locked }: PlacedProps) {
  const slots = chosenBookings(draft).map(({ count, place }) => `${count} × ${placeText(place)}`)
  const total = orderDraftsOf(draft).length
  const { firstname, lastname, phone, email } = draft.client
  const person = [[firstname, lastname].filter(Boolean).join(' '), phoneInPairs(phone) ?? '', email].filter(Boolean)
  const edit = (step: Step) =>
    step !== current &&
    !locked &&
    mayVisit(draft, step) && (
      <TextLink to="/livraisons/creation" search={searchOf(step)}>
        {actions.edit}
        <VisuallyHidden> : {steps.names[step]}</VisuallyHidden>
      </TextLink>
    )
  return (
    <Card title={summary.title}>
      <Flex component="dl" className={styles['summary']} direction="column" gap="md">
        <Entry term={steps.names.company} edit={edit('company')}>
          <Text span c={draft.company ? undefined : 'dimmed'} lineClamp={4}>
            {draft.company?.name ?? summary.none}
          </Text>
        </Entry>
        <Entry term={steps.names.slots} edit={edit('slots')}>
          <Lines lines={slots} none={summary.none} />
        </Entry>
        <Entry term={steps.names.client} edit={edit('client')}>
          <Lines lines={person} none={summary.noClient} />
        </Entry>
        {total > 0 && (
          <Entry term={summary.orders}>
            <Text span fw={600}>
              {summary.count(total)}
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

const Lines = ({ lines, none }: { lines: readonly string[]; none: string }) =>
  lines.length === 0 ? (
    <Text span c="dimmed">
      {none}
    </Text>
  ) : (
    <Flex component="ul" direction="column" gap="xs">
      {lines.map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two bookings may have the same text
        <Text key={place} component="li" lineClamp={4}>
          {line}
        </Text>
      ))}
    </Flex>
  )
