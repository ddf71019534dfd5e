import { readJson, removeItem } from '#lib/storage.ts'
import { ownUsername } from './session.ts'

/** Where the delivery that is being created waits for a reload or a step back; in this tab's session storage only. */
export const DRAFT_KEY = 'eb_order_draft'

/** Where the codes of a copy that may have reached the server wait for a reload; in this tab's session storage only. */
export const COPIES_KEY = 'eb_order_copies'

const keys = [DRAFT_KEY, COPIES_KEY]

/** What was being typed is nobody else's to see (quality 4.10). */
export const forgetDraft = () => removeItem(DRAFT_KEY, 'session')

/** Everything of the person who leaves. */
export const forgetDrafts = () => {
  for (const key of keys) removeItem(key, 'session')
}

/** Whose draft it is: the name in the token, '' when the token does not tell. */
export const draftOwner = () => ownUsername() ?? ''

/** After a sign-in: the draft stays for whom it belongs to, when that can be told (a session may end in the middle of one). */
export function forgetForeignDraft() {
  const isOwn = (value: unknown) => (value as { owner?: unknown } | null)?.owner === draftOwner() && draftOwner() !== ''
  for (const key of keys) readJson(key, (value) => isOwn(value) || undefined, 'session')
}
