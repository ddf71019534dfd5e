import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { PossiblyStored, possiblyStoredIn } from '#api/errors.ts'
import type { Locker } from '#api/generated/entities.ts'
import { useCreateLocker } from '#api/generated/lockers.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { actions, messages, titles } from '#features/lockers/copy.ts'
import { CreateLockerForm } from '#features/lockers/CreateLockerForm.tsx'
import { type LockerWithZonesOutput, lostLocker, toCreate } from '#features/lockers/schema.ts'
import { rememberPerson } from '#session/session.ts'
import { words } from '#ui/copy.ts'
import { close, flash } from '#ui/flash/flash.ts'
import { PossiblyStoredMessage } from '#ui/form/FormMessage.tsx'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** The success is shown one second after the answer (G-63). A failure is shown at once. */
const SUCCESS_DELAY_MS = 1000

const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

/** Link that leaves the form without a question, because the input is probably stored. */
const linkToLocker = (id: number) => (
  <TextLink to="/lockers/detail/$id" params={{ id }} ignoreBlocker>
    {actions.see(id)}
  </TextLink>
)

export const Route = createFileRoute('/_console/lockers/creation')({
  beforeLoad: allow('lockers:create'),
  component: LockerCreate,
})

function LockerCreate() {
  const navigate = useNavigate()
  const router = useRouter()
  const announced = useRef<Promise<void>>(undefined)
  const { lookUp } = useLostCreation(lostLocker)
  const { mutateAsync: create, error } = useCreateLocker(lookUp)

  async function submit(values: LockerWithZonesOutput) {
    flash.info(messages.creating)
    const saved = await create({ body: toCreate(values) }).catch((failure: unknown) => {
      // The form shows the outcome, so no other message replaces « en cours ».
      if (failure instanceof PossiblyStored) close()
      throw failure
    })
    const isSamePerson = rememberPerson()
    announced.current = wait(SUCCESS_DELAY_MS).then(() =>
      isSamePerson() ? flash.success(messages.created) : undefined,
    )
    return saved
  }

  async function finish(saved: Locker | undefined) {
    const { pathname } = router.state.location
    await announced.current
    // A person who has left the form sees the message, without a navigation.
    if (router.state.location.pathname !== pathname) return
    // A server may answer with an empty body, without an id to open.
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
        message={
          <PossiblyStoredMessage
            records={possiblyStoredIn(error)}
            sentence={messages.seemsCreated}
            linkTo={linkToLocker}
          />
        }
        cancel={
          <LinkButton to="/lockers" variant="default">
            {words.cancel}
          </LinkButton>
        }
      />
    </>
  )
}
