import { forms } from './journey-forms.ts'
import { looks } from './journey-looks.ts'
import { network } from './journey-network.ts'
import { screensOpen } from './journey-screens.ts'
import type { Step } from './scene.ts'

/** One visit of the console by a super administrator, the same in every engine. */
export const journey: Step[] = [...screensOpen, ...forms, ...looks, ...network]
