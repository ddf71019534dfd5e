import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirm } from '#ui/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { askToLeave } from '#ui/form/ask-to-leave.ts'
import { askBeforeLeaving } from '#ui/form/unsaved.ts'
import { PartBoundary } from '#ui/PartBoundary.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { leaving, messages, steps } from './copy.ts'
import { isEmpty, nearestStep, STEPS, type Step } from './draft.ts'
import type { StepProps } from './step-props.ts'
import { StepClient } from './StepClient.tsx'
import { StepCompany } from './StepCompany.tsx'
import { StepRecap } from './StepRecap.tsx'
import { searchOf, Steps } from './Steps.tsx'
import { StepSlots } from './StepSlots.tsx'
import { countMissing } from './submission.ts'
import { Summary } from './Summary.tsx'
import { useDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'
import styles from './wizard.module.css'

/** Four steps that create one order per chosen slot. The URL names the step, the draft decides which steps are open. */
export function Wizard({ asked }: { asked: Step }) {
  const store = useDraft()
  const { draft, read, discard } = store
  const navigate = useNavigate()
  const goTo = (step: Step) => navigate({ to: '/livraisons/creation', search: searchOf(step) })
  const leave = () => navigate({ to: '/livraisons' })

  async function finish(count: number, isHere: boolean) {
    discard()
    flash.success(messages.created(count))
    if (isHere) await leave()
  }
  const { submit, progress } = useSubmission(store, finish)

  // Back cannot leave the last step while orders are being sent: all must be sent with the same values.
  const step = progress === undefined ? nearestStep(draft, asked) : 4
  // The URL of a closed step is replaced. The draft decides this while rendering, so the navigation follows in an effect.
  useEffect(() => {
    if (step !== asked) void navigate({ to: '/livraisons/creation', search: searchOf(step), replace: true })
  }, [asked, navigate, step])

  const isHalfDone = () => countMissing(read().submission) > 0
  const mayLeave = () => !isHalfDone() || confirm({ title: leaving.title, message: leaving.halfDone })
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: isHalfDone,
  })
  // A link or Back keeps the draft, signing out deletes it. The registry is outside React, so every render registers anew.
  useEffect(() => askBeforeLeaving(() => (isHalfDone() || isEmpty(read()) ? mayLeave() : askToLeave())))

  async function cancel() {
    const message = isHalfDone() ? leaving.halfDone : leaving.cancelMessage
    if (!isEmpty(read()) && !(await confirm({ title: leaving.cancelTitle, message }))) return
    discard()
    await leave()
  }

  const body = useFocusOnStep(step)
  const props: StepProps = { store, goTo, onCancel: cancel }
  const companyId = draft.company?.id
  return (
    <>
      <Steps draft={draft} current={step} locked={progress !== undefined} />
      <VisuallyHidden role="status">{steps.announced(step, STEPS.length, steps.names[step])}</VisuallyHidden>
      <div className={styles['layout']}>
        <div ref={body}>
          <PartBoundary resetKey={step} sentence={messages.partFailed}>
            {step === 1 && <StepCompany {...props} />}
            {step === 2 && companyId !== undefined && <StepSlots key={companyId} {...props} companyId={companyId} />}
            {step === 3 && <StepClient {...props} />}
            {step === 4 && companyId !== undefined && (
              <StepRecap {...props} companyId={companyId} submit={submit} progress={progress} />
            )}
          </PartBoundary>
        </div>
        <aside className={styles['aside']}>
          <Summary draft={draft} current={step} locked={progress !== undefined} />
        </aside>
      </div>
    </>
  )
}

/** While the next step loads, React keeps the fields of the previous one in the page, hidden. */
const firstVisible = (root: ParentNode | null, selector: string) =>
  [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) => element.checkVisibility())

/**
 * Focuses the first field of a new step, except on touch screens, where the keyboard would cover the page. The fields are
 * found in the page, because they belong to the steps, which load by themselves.
 */
function useFocusOnStep(step: Step) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  // An effect, because a step is in the page only after it has been drawn, and some steps load their data first.
  useEffect(() => {
    const isNew = shown.current !== step
    shown.current = step
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    const find = () =>
      isTouch
        ? firstVisible(document, '[data-step]')
        : (firstVisible(body.current, '[aria-invalid=true]') ??
          firstVisible(body.current, 'input:not(:disabled, [type=hidden])'))
    const observer = new MutationObserver(() => {
      find()?.focus()
      if (find()) observer.disconnect()
    })
    // Runs after the effects of the step, which mark the fields that the server refused.
    const timer = setTimeout(() => {
      if (isNew && find()) find()?.focus()
      else if (isNew && body.current) observer.observe(body.current, { childList: true, subtree: true })
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [step])
  return body
}
