import { UserPlus } from 'lucide-react'
import { useAddMember, useSetOwner } from '#api/records/company-people.ts'
import { z } from '#lib/zod.ts'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { FormShell } from '#ui/form/FormShell.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { useResourceForm } from '#ui/form/use-resource-form.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { fields, joining, messages } from './copy.ts'
import { useCandidates } from './use-candidates.ts'

interface Props {
  as: 'member' | 'owner'
  companyId: number
  ownerId: number | undefined
  onClose: () => void
}

const schema = z.object({ user: z.string().min(1, words.required) })
type Values = z.infer<typeof schema>

// The server names the field of the company. The form has only this field.
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
  const { options, incomplete, failed, isAsking, retry } = useCandidates(as, companyId, ownerId)
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
  if (failed || options?.length === 0)
    return (
      <>
        <EmptyState
          sentence={failed ? messages.usersUnavailable : joining[as].none}
          action={failed && <RetryButton busy={isAsking} onRetry={retry} />}
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
