import type { Step } from './step.ts'
import type { DraftStore } from './use-draft.ts'

/** The props of every step. */
export interface StepProps {
  store: DraftStore
  goTo: (step: Step) => unknown
  onCancel: () => unknown
  /** Called when the step is in the page, with its first refused field, or else its first one. */
  onShown: (field: HTMLElement | undefined) => void
}
