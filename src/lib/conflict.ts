/**
 * The record has changed since the person saw it, so nothing was sent. The message is a sentence for the person: the open question
 * shows it (ui/dialog/ConfirmViewport.tsx), and the journal keeps it (app/query/write-result.ts).
 */
export class ConflictError extends Error {}
