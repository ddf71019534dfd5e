import { z } from '#lib/zod.ts'

/** The sentence for a missing value, or the one for a wrong value: of another kind, or not in the list (`x-message`: required, and type or enum). */
export const missingOr = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' || Number.isNaN(input) ? missing : wrong,
})

/** What a field for numbers holds: the number, or the text as long as it is not a number. */
export const typedNumber = z.union([z.number(), z.string()])

/** What `rule` refuses in `value`, as issues of another schema. `path` leads to the value. */
export const issuesOf = (rule: z.ZodType, value: unknown, path: readonly PropertyKey[] = []) =>
  (rule.safeParse(value).error?.issues ?? []).map((issue) => ({
    code: 'custom' as const,
    message: issue.message,
    path: [...path, ...issue.path],
  }))

interface Judged<Value> {
  /** What the server stores. It is accepted even when it breaks the rule, because an unchanged value is not sent. */
  stored?: Value | undefined
  /** What is sent for what is typed. */
  sent?: (typed: Value) => unknown
}

/** For `superRefine`: applies the rule of the contract to what would be sent. */
export const judgedBy =
  <Value>(rule: z.ZodType, { stored, sent = (typed) => typed }: Judged<Value> = {}) =>
  (typed: Value, context: z.RefinementCtx<Value>) => {
    if (typed === stored) return
    for (const { code, message } of issuesOf(rule, sent(typed))) context.addIssue({ code, message })
  }

/** A field for text that is judged by the rule of the contract. */
export const textField = (rule: z.ZodType, judged?: Judged<string>) => z.string().superRefine(judgedBy(rule, judged))
