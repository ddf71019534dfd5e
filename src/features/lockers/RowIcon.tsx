import { Pencil, Trash2 } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { IconButton } from '#ui/IconButton.tsx'

interface Props {
  kind: 'edit' | 'remove'
  label: string
  onClick: () => void
}

/** The edit or delete button of a zone or a slot. */
export const RowIcon = ({ kind, label, onClick }: Props) => (
  <IconButton aria-label={label} danger={kind === 'remove'} onClick={onClick}>
    {kind === 'edit' ? <Pencil {...icon} /> : <Trash2 {...icon} />}
  </IconButton>
)
