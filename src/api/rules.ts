/** The sentence for a value that is missing, or the one for a value of another kind (`x-message` required and type). */
export const missingOr = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' || Number.isNaN(input) ? missing : wrong,
})
