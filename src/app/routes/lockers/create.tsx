import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { PossiblyStored } from '#api/errors.ts'
import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { useCreateLocker } from '#api/generated/lockers.writes.ts'
import { useLostCreation } from '#api/lost-creation.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { copiedId, type CopySearch, useCreation } from '#app/shell/creation.tsx'
import { copiedFields, copyOf, type LockerCopy } from '#features/lockers/copied.ts'
import { actions, copied, fields, messages, titles } from '#features/lockers/copy.ts'
import { LockerFields } from '#features/lockers/LockerFields.tsx'
import {
  type LockerWithZonesOutput,
  lockerWithZonesSchema,
  lockerWithZonesValues,
  type LockerWithZonesValues,
  lostLocker,
  toCreate,
} from '#features/lockers/schema.ts'
import { ZoneFields } from '#features/lockers/ZoneFields.tsx'
import { readZones, referenceOf } from '#features/lockers/zones.ts'
import { rememberPerson } from '#session/session.ts'
import { close, flash } from '#ui/flash/flash.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { InfoNote } from '#ui/page-states.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

/** The success is shown one second after the answer (G-63). A failure is shown at once. */
const SUCCESS_DELAY_MS = 1000

const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

export const Route = createFileRoute('/_console/lockers/creation')({
  // The loader judges the value, because this part is in the first script.
  validateSearch: ({ copie }: CopySearch): CopySearch => ({ copie }),
  beforeLoad: allow('lockers:create'),
  loaderDeps: ({ search }) => search,
  loader: async (loader) => {
    const id = copiedId(loader.deps)
    if (id === undefined) return undefined
    const { queryClient } = loader.context
    const source = lockers.one(id, copiedFields)
    await loadFresh(loader, source)
    const locker = queryClient.getQueryData(source.queryKey)
    return locker && copyOf(locker, await readZones(queryClient, locker))
  },
  component: LockerCreate,
})

function LockerCreate() {
  const copy = Route.useLoaderData()
  return (
    <>
      <PageTitle parts={[titles.create, titles.list]} />
      <PageHeader
        title={titles.create}
        back={<BackButton parent="/lockers" />}
        secondary={copy && copied.source(referenceOf(copy.source))}
      />
      <NewLocker key={copy?.source.id} copy={copy} />
    </>
  )
}

/** Maps the server's field names in violations to those of the form. */
const aliases = { temperatureZones: 'zones', myKey: 'key' }

function NewLocker({ copy }: { copy: LockerCopy | undefined }) {
  const router = useRouter()
  const announced = useRef<Promise<void>>(undefined)
  const { lookUp } = useLostCreation(lostLocker)
  const { mutateAsync: create, error } = useCreateLocker(lookUp)
  const creation = useCreation({ parent: '/lockers', error, messages, actions })
  const { form, onSubmit } = useResourceForm<LockerWithZonesValues, LockerWithZonesOutput, Locker | undefined>({
    schema: lockerWithZonesSchema,
    defaultValues: copy?.values ?? lockerWithZonesValues,
    submit,
    onSaved: finish,
    aliases,
    records: creation.records,
    onInvalid: () => flash.error(messages.invalidCreation),
  })

  async function submit(values: LockerWithZonesOutput) {
    flash.info(messages.creating)
    const saved = await create({ body: toCreate(values, copy?.source) }).catch((failure: unknown) => {
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
    const { href } = router.state.location
    await announced.current
    // A person who has left the form sees the message, without a navigation.
    if (router.state.location.href !== href) return
    await creation.onSaved(saved)
  }

  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={creation.cancel}>
      {creation.message}
      {copy && copy.unread.length > 0 && (
        <InfoNote tone="warning">
          {copied.unread}
          <ul>
            {copy.unread.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </InfoNote>
      )}
      <LockerFields idLabel={fields.cleveronApmId} />
      <ZoneFields />
    </FormShell>
  )
}
