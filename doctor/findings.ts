import type { Level, Topic } from './copy.ts'
import { sentences } from './findings.copy.ts'

type Table = typeof sentences
export type FindingName = keyof Table

/** A finding of the doctor: its severity, the observation, and the reaction of the console. */
export interface Finding {
  name: FindingName
  topic: Topic
  level: Level
  observed: string
  consequence: string
}

/** The names in braces of a sentence. */
type FactIn<Sentence> = Sentence extends `${string}{${infer Fact}}${infer Rest}` ? Fact | FactIn<Rest> : never
type FactOf<N extends FindingName> = N extends FindingName ? FactIn<Table[N][number]> : never

/** A finding of the table, with the facts of this server. */
export function finding<N extends FindingName>(
  name: N,
  ...[facts]: [FactOf<N>] extends [never] ? [] : [Record<FactOf<N>, string | number>]
): Finding {
  const [level, observed, consequence = '']: readonly [Level, string, string?] = sentences[name]
  const filled = (sentence: string) =>
    sentence.replaceAll(/\{(\w+)\}/g, (_, fact) => String((facts as Record<string, unknown> | undefined)?.[fact]))
  const topic = name.slice(0, name.indexOf('.')) as Topic
  return { name, topic, level, observed: filled(observed), consequence: filled(consequence) }
}
