import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import type { Locker } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import { useUpdateLocker } from '#api/generated/lockers.writes.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pageOf } from '#domain/pages.ts'
import { fields, messages, titles } from '#features/lockers/copy.ts'
import { LockerFields } from '#features/lockers/LockerFields.tsx'
import {
  lockerFields,
  type LockerOutput,
  lockerSchema,
  lockerValues,
  type LockerValues,
  toUpdate,
} from '#features/lockers/schema.ts'
import { FormShell } from '#ui/form/FormShell.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { CancelLink } from '#ui/links.tsx'
import { PageHeader, PageTitle } from '#ui/PageHeader.tsx'

const query = { q: lockerFields }

export const Route = createFileRoute('/_console/lockers/modification/$id')({
  params: numericId,
  beforeLoad: allow('lockers:edit'),
  loader: (loader) => loadFresh(loader, lockers.one(loader.params.id, query)),
  component: LockerEdit,
})

function LockerEdit() {
  const { id } = Route.useParams()
  return (
    <>
      <PageTitle parts={[titles.edit, titles.list]} />
      <PageHeader title={titles.edit} back={<BackButton parent="/lockers" />} />
      <LockerForm key={id} id={id} />
    </>
  )
}

/** A machine without its zones, which are changed on its page. */
function LockerForm({ id }: { id: number }) {
  const { data: locker } = lockers.useLocker(id, query)
  const read = useFreshReading(lockers.one(id, query), fromRecord)
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateLocker({ success: messages.updated, refetch: 'none' })
  const { form, onSubmit } = useResourceForm<LockerValues, LockerOutput, Locker | undefined, Locker>({
    schema: lockerSchema,
    defaultValues: lockerValues(locker),
    submit: (values, changed) => update({ id, body: toUpdate(values, changed) }),
    stored: { read, toValues: lockerValues },
    onSaved: () => navigate({ ...pageOf.lockers(id), replace: true }),
  })
  return (
    <FormShell form={form} onSubmit={onSubmit} cancel={<CancelLink {...pageOf.lockers(id)} />}>
      <LockerFields idLabel={fields.machineId} />
    </FormShell>
  )
}
