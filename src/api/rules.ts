import { z } from '#lib/zod.ts'

/** Message for a missing value, or for a wrong type or enum value (`x-message`: required, and type or enum). */
export const missingOr = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === '' || Number.isNaN(input) ? missing : wrong,
})

/** Value of a number field: a number, or the raw text until it parses. */
export const typedNumber = z.union([z.number(), z.string()])

/** Returns the issues of `rule` for `value`, for use in another schema. `path` leads to the value. */
export const issuesOf = (rule: z.ZodType, value: unknown, path: readonly PropertyKey[] = []) =>
  (rule.safeParse(value).error?.issues ?? []).map((issue) => ({
    code: 'custom' as const,
    message: issue.message,
    path: [...path, ...issue.path],
  }))

interface Judged<Value> {
  /** Value on the server. Valid even if it breaks the rule, because an unchanged value is not sent. */
  stored?: Value | undefined
  /** Converts the typed value to the payload value. */
  sent?: (typed: Value) => unknown
}

/** For `superRefine`: applies the rule of the contract to the payload value. */
export const judgedBy =
  <Value>(rule: z.ZodType, { stored, sent = (typed) => typed }: Judged<Value> = {}) =>
  (typed: Value, context: z.RefinementCtx<Value>) => {
    if (typed === stored) return
    for (const { code, message } of issuesOf(rule, sent(typed))) context.addIssue({ code, message })
  }

/** Schema of a text field, validated by the rule of the contract. */
export const textField = (rule: z.ZodType, judged?: Judged<string>) => z.string().superRefine(judgedBy(rule, judged))
