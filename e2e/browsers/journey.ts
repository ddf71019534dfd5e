import { forms } from './journey-forms.ts'
import { inventory } from './journey-inventory.ts'
import { looks } from './journey-looks.ts'
import { palette } from './journey-palette.ts'
import { refresh } from './journey-refresh.ts'
import { round } from './journey-round.ts'
import { scanner, screensOpen, signIn, signOut } from './journey-screens.ts'
import { wizard } from './journey-wizard.ts'
import type { Step } from './scene.ts'

/** One visit of the console by a super administrator, and one by a courier, the same in every engine. */
export const journey: Step[] = [
  signIn,
  ...screensOpen,
  scanner,
  ...palette,
  ...forms,
  ...wizard,
  ...refresh,
  ...inventory,
  ...looks,
  ...signOut,
  ...round,
]
