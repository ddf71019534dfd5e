import type { Step } from './draft.ts'
import type { DraftStore } from './use-draft.ts'

/** The props of every step. */
export interface StepProps {
  store: DraftStore
  goTo: (step: Step) => unknown
  onCancel: () => unknown
}
