import { UserPlus } from 'lucide-react'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { joining } from './copy.ts'

const load = async () => (await import('./AddPersonDialog.tsx')).AddPersonDialog

interface Props {
  as: 'member' | 'owner'
  companyId: number
  ownerId: number | undefined
}

/** The button and its dialog. The list of all users can have 10,000 rows, so it is read when the dialog opens. */
export function AddPerson({ as, companyId, ownerId }: Props) {
  return (
    <DialogButton
      load={load}
      props={{ as, companyId, ownerId }}
      leftSection={<UserPlus {...icon} />}
      // Another user may add an owner while the dialog is open. Then it closes.
      offered={as === 'member' || ownerId === undefined}
    >
      {joining[as].open}
    </DialogButton>
  )
}
