import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { Late, prepare } from '#ui/Late.tsx'
import { joining } from './copy.ts'

const load = async () => (await import('./AddPersonDialog.tsx')).AddPersonDialog

interface Props {
  as: 'member' | 'owner'
  companyId: number
  ownerId: number | undefined
}

/** The button, and the dialog behind it: its code and its list of all users come when somebody asks (G-110). */
export function AddPerson({ as, companyId, ownerId }: Props) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  // An owner who appears while somebody picks one, whoever it was, ends the picking.
  const offered = as === 'member' || ownerId === undefined
  return (
    <>
      {offered && (
        <Button
          variant="default"
          size="xs"
          leftSection={<UserPlus {...icon} />}
          onClick={() => setState('open')}
          onPointerEnter={prepare(load)}
          onFocus={prepare(load)}
        >
          {joining[as].open}
        </Button>
      )}
      {state !== 'never' && (
        <Late
          load={load}
          own={{
            as,
            companyId,
            ownerId,
            opened: state === 'open' && offered,
            onClose: () => setState('closed'),
          }}
          onFailed={() => setState('never')}
        />
      )}
    </>
  )
}
