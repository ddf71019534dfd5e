import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { actions } from './copy.ts'

/** « Précédent »: what was typed stays. A button beside « Suivant », as the steps of one task have them (G-76). */
export function PreviousButton({ onBack }: { onBack: () => unknown }) {
  return (
    <Button variant="default" onClick={onBack}>
      {actions.previous}
    </Button>
  )
}

/** « Annuler »: the draft goes. */
export function CancelButton({ onCancel }: { onCancel: () => unknown }) {
  return (
    <Button variant="subtle" color="gray" onClick={onCancel}>
      {words.cancel}
    </Button>
  )
}
