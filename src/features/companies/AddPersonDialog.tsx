import { UserPlus } from 'lucide-react'
import { useMemo } from 'react'
import { useAllCompanyMembersQuery } from '#api/generated/companies.ts'
import { readState } from '#api/read-state.ts'
import { useAddMember, useSetOwner } from '#api/records/company-people.ts'
import { z } from '#lib/zod.ts'
import { peopleOptions, useAllPeople, whileOpen } from '#session/people.ts'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { fields, joining, messages } from './copy.ts'

interface Props {
  as: 'member' | 'owner'
  companyId: number
  ownerId: number | undefined
  onClose: () => void
}

const schema = z.object({ user: z.string().min(1, words.required) })
type Values = z.infer<typeof schema>

// Maps the server's field names to the only field of the form.
const aliases = { members: 'user', owner: 'user' }

/** Adds one of all users, or links to the creation of a new one. */
export function AddPersonDialog({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={joining[props.as].title}>
      <PickForm {...props} />
    </Dialog>
  )
}

function PickForm({ as, companyId, ownerId, onClose }: Props) {
  const addMember = useAddMember({ success: messages.memberAdded })
  const setOwner = useSetOwner({ success: messages.ownerAdded })
  const { options, incomplete, failed } = useCandidates({ as, companyId, ownerId })
  const { form, onSubmit } = useResourceForm<Values, Values, unknown>({
    schema,
    defaultValues: { user: '' },
    submit: ({ user }) => (as === 'owner' ? setOwner(companyId, user) : addMember(companyId, user)),
    onSaved: onClose,
    aliases,
  })
  const create = (
    <LinkButton
      to="/societes/$id/utilisateur/creation"
      params={{ id: companyId }}
      search={as === 'owner' ? { owner: true } : {}}
      variant="subtle"
      leftSection={<UserPlus {...icon} />}
    >
      {joining[as].create}
    </LinkButton>
  )
  if (failed.length > 0 || options?.length === 0)
    return (
      <>
        <EmptyState
          sentence={failed.length > 0 ? messages.usersUnavailable : joining[as].none}
          action={failed.length > 0 && <RetryButton reads={failed} />}
        />
        {create}
      </>
    )
  return (
    <FormShell form={form} onSubmit={onSubmit} compact barEnd={create}>
      <SelectField<Values>
        name="user"
        label={fields.user}
        hint={messages.pickHint}
        options={options ?? []}
        loading={options === undefined}
        incomplete={incomplete}
        required
        data-autofocus
      />
    </FormShell>
  )
}

/** Users to choose from: all except those who already belong to the company. `options` is undefined until they have loaded. */
function useCandidates({ as, companyId, ownerId }: Pick<Props, 'as' | 'companyId' | 'ownerId'>) {
  const everybody = useAllPeople()
  // A member may become the owner, so only a new member needs the list of members.
  const members = useAllCompanyMembersQuery(companyId, { q: ['id'] }, { ...whileOpen, enabled: as === 'member' })
  const options = useMemo(() => {
    const known = as === 'owner' ? [] : members.data && [...members.data.items.map(({ id }) => id), ownerId]
    const excluded = known && new Set(known)
    return excluded && everybody.data && peopleOptions(everybody.data.items.filter(({ id }) => !excluded.has(id)))
  }, [as, everybody.data, members.data, ownerId])
  const failed = [everybody, members].filter((read) => !readState(read).isRead && readState(read).hasFailed)
  return { options, incomplete: everybody.data?.incomplete, failed }
}
