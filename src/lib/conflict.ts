/**
 * Its message is for the person: the record has changed since the person saw it, so nothing was sent. The question that is still open shows its message
 * (ui/dialog/ConfirmViewport.tsx), and the journal keeps it (app/query/failures.ts).
 */
export class ConflictError extends Error {}
