import type { Level, Topic } from './copy.ts'

/** What the doctor can find: how grave it is, what was observed, and what the console does about it. */
export interface Entry {
  topic: Topic
  level: Level
  observed: string
  consequence: string
}

export const entry = (topic: Topic, level: Level, observed: string, consequence = ''): Entry => ({
  topic,
  level,
  observed,
  consequence,
})
