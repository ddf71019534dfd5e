import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { actions } from './copy.ts'

/** « Précédent » keeps everything typed. It is a button, because the steps are parts of one task. */
export function PreviousButton({ onBack }: { onBack: () => unknown }) {
  return (
    <Button variant="default" onClick={onBack}>
      {actions.previous}
    </Button>
  )
}

/** « Annuler » discards the draft. */
export function CancelButton({ onCancel }: { onCancel: () => unknown }) {
  return (
    <Button variant="subtle" color="gray" onClick={onCancel}>
      {words.cancel}
    </Button>
  )
}
