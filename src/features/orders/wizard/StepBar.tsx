import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { LinkButton } from '#ui/links.tsx'
import { actions } from './copy.ts'
import type { Step } from './draft.ts'
import { searchOf } from './Steps.tsx'

/** « Précédent »: what was typed stays. */
export function PreviousLink({ step }: { step: Step }) {
  return (
    <LinkButton to="/livraisons/creation" search={searchOf(step)} variant="default">
      {actions.previous}
    </LinkButton>
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
