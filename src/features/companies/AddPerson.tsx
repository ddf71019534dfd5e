import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { LateDialog } from '#ui/LateDialog.tsx'
import { prepare } from '#ui/use-late.ts'
import { joining } from './copy.ts'

const load = async () => (await import('./AddPersonDialog.tsx')).AddPersonDialog

interface Props {
  as: 'member' | 'owner'
  companyId: number
  ownerId: number | undefined
}

/** The button and its dialog. The list of all users can have 10,000 rows, so it is read when the dialog opens. */
export function AddPerson({ as, companyId, ownerId }: Props) {
  const [opened, setOpened] = useState(false)
  // Another user may add an owner while the dialog is open. Then it closes.
  const offered = as === 'member' || ownerId === undefined
  return (
    <>
      {offered && (
        <Button
          variant="default"
          size="xs"
          leftSection={<UserPlus {...icon} />}
          onClick={() => setOpened(true)}
          onPointerEnter={prepare(load)}
          onFocus={prepare(load)}
        >
          {joining[as].open}
        </Button>
      )}
      <LateDialog
        load={load}
        own={{ as, companyId, ownerId }}
        opened={opened && offered}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
