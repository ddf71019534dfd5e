import type { Level, Topic } from './copy.ts'

/** A finding of the doctor: its severity, the observation, and the reaction of the console. */
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
