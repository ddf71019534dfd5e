import type { PictureName } from './page.ts'
import deliveries from './pictures/deliveries.png'
import inventory from './pictures/inventory.png'
import labels from './pictures/labels.png'
import nextStep from './pictures/next-step.png'
import palette from './pictures/palette.png'
import selection from './pictures/selection.png'
import slots from './pictures/slots.png'
import today from './pictures/today.png'
import userMenu from './pictures/user-menu.png'

/** The journeys take them, and compare them with the screens (e2e/help). The size keeps their place free until they are there. */
export const pictures: Record<PictureName, { src: string; width: number; height: number }> = {
  deliveries: { src: deliveries, width: 736, height: 520 },
  inventory: { src: inventory, width: 736, height: 430 },
  labels: { src: labels, width: 736, height: 588 },
  'next-step': { src: nextStep, width: 736, height: 340 },
  palette: { src: palette, width: 736, height: 420 },
  selection: { src: selection, width: 736, height: 480 },
  slots: { src: slots, width: 736, height: 520 },
  today: { src: today, width: 736, height: 620 },
  'user-menu': { src: userMenu, width: 736, height: 300 },
}
