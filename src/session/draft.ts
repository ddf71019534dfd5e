import { readJson, removeItem } from '#lib/storage.ts'
import { ownUsername } from './session.ts'

/** The draft of a new delivery. It survives a reload, in this tab's session storage only. */
export const DRAFT_KEY = 'eb_order_draft'

/** The codes of a duplicate that may have reached the server. They survive a reload, in this tab's session storage only. */
export const COPIES_KEY = 'eb_order_copies'

const keys = [DRAFT_KEY, COPIES_KEY]

/** Input of one person must not be seen by the next. */
export const forgetDraft = () => removeItem(DRAFT_KEY, 'session')

/** Removes all drafts, when a person signs out. */
export const forgetDrafts = () => {
  for (const key of keys) removeItem(key, 'session')
}

/** The owner of a draft: the user name in the token, '' when the token has none. */
export const draftOwner = () => ownUsername() ?? ''

/** After a sign-in: keeps the draft of the same person, and removes one of another or of an unknown person. */
export function forgetForeignDraft() {
  const isOwn = (value: unknown) => (value as { owner?: unknown } | null)?.owner === draftOwner() && draftOwner() !== ''
  for (const key of keys) readJson(key, (value) => isOwn(value) || undefined, 'session')
}
