import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { fromRecord, useFreshReading } from '#api/fresh-reading.ts'
import * as lockers from '#api/generated/lockers.ts'
import { useUpdateLocker } from '#api/generated/lockers.writes.ts'
import { loadFresh } from '#app/query/load.ts'
import { allow, numericId } from '#app/session/guards.ts'
import { BackButton } from '#app/shell/BackButton.tsx'
import { pageOf } from '#domain/pages.ts'
import { messages, titles } from '#features/lockers/copy.ts'
import { EditLockerForm } from '#features/lockers/EditLockerForm.tsx'
import { lockerFields, toUpdate } from '#features/lockers/schema.ts'
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
  const { data: locker } = lockers.useLocker(id, query)
  const reread = useFreshReading(lockers.one(id, query), fromRecord)
  const navigate = useNavigate()
  const { mutateAsync: update } = useUpdateLocker({ success: messages.updated, refetch: 'none' })
  return (
    <>
      <PageTitle parts={[titles.edit, titles.list]} />
      <PageHeader title={titles.edit} back={<BackButton parent="/lockers" />} />
      <EditLockerForm
        key={id}
        locker={locker}
        reread={reread}
        submit={(values, changed) => update({ id, body: toUpdate(values, changed) })}
        onSaved={() => navigate({ ...pageOf.lockers(id), replace: true })}
        cancel={<CancelLink {...pageOf.lockers(id)} />}
      />
    </>
  )
}
