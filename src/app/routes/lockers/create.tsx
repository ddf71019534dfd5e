import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { SeemsStored, twinsIn } from '#api/errors.ts'
import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { useTwins } from '#api/use-twins.ts'
import { allow } from '#app/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { PageTitle } from '#app/shell/PageTitle.tsx'
import { messages, titles } from '#features/lockers/copy.ts'
import { CreateLockerForm } from '#features/lockers/CreateLockerForm.tsx'
import { toCreate, type NewLockerOutput } from '#features/lockers/locker-schema.ts'
import { LockerSeemsStored } from '#features/lockers/LockerSeemsStored.tsx'
import { lockerTwins } from '#features/lockers/twins.ts'
import { rememberPerson } from '#session/session.ts'
import { words } from '#ui/copy.ts'
import { close, flash } from '#ui/flash/flash.ts'
import { LinkButton } from '#ui/links.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** The success is shown one second after the answer (G-63). A failure is shown at once. */
const successDelayMs = 1000

const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

export const Route = createFileRoute('/_console/lockers/creation')({
  beforeLoad: allow('lockers:create'),
  component: LockerCreate,
})

function LockerCreate() {
  const navigate = useNavigate()
  const router = useRouter()
  const announced = useRef<Promise<void>>(undefined)
  const { words: lookUp } = useTwins(lockerTwins)
  const { mutateAsync: create, error } = lockers.useCreateLocker(lookUp)

  async function submit(values: NewLockerOutput) {
    flash.info(messages.creating)
    const saved = await create({ body: toCreate(values) }).catch((failure: unknown) => {
      // No other message replaces « en cours »: the form shows the outcome.
      if (failure instanceof SeemsStored) close()
      throw failure
    })
    const isSamePerson = rememberPerson()
    announced.current = wait(successDelayMs).then(() => (isSamePerson() ? flash.success(messages.created) : undefined))
    return saved
  }

  async function finish(saved: Locker | undefined) {
    const { pathname } = router.state.location
    await announced.current
    // Somebody who has left the form sees the message but is not led back.
    if (router.state.location.pathname !== pathname) return
    // A server may answer with an empty body: then there is no id to go to.
    await (saved === undefined
      ? navigate({ to: '/lockers', replace: true })
      : navigate({ to: '/lockers/detail/$id', params: { id: saved.id }, replace: true }))
  }

  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader title={titles.create} back={<BackButton parent="/lockers" />} />
      <CreateLockerForm
        submit={submit}
        onSaved={finish}
        message={<LockerSeemsStored twins={twinsIn(error)} />}
        cancel={
          <LinkButton to="/lockers" variant="default">
            {words.cancel}
          </LinkButton>
        }
      />
    </>
  )
}
