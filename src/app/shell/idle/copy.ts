/** Shown when the tab was not used for a while (`idleMinutes` in config.json). */
export const pause = {
  title: 'Session en pause',
  sentence:
    "Les données sont masquées, parce que ce poste n'a pas été utilisé depuis un moment. Ce que vous avez saisi est toujours là.",
  resume: 'Reprendre',
} as const
