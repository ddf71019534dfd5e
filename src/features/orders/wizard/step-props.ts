import type { Step } from './draft.ts'
import type { DraftStore } from './use-draft.ts'

/** What every step is given. */
export interface StepProps {
  store: DraftStore
  goTo: (step: Step) => unknown
  onCancel: () => unknown
}
