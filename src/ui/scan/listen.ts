import {
  afterSilence,
  nextStroke,
  noBurst,
  PAUSE_MS,
  type ScanTrouble,
  type Stroke,
  type Verdict,
} from '#lib/scan/burst.ts'
import { isAsking } from '#ui/dialog/confirm.ts'
import { handOver } from './receivers.ts'
import { shortcutFor } from './shortcuts.ts'

/** Minimum delay of a shortcut, in case a second key shows that it is a scan. */
const SHORTCUT_MS = 50

/** A timer this late comes from a busy page, whose next keys may still wait behind it. */
const LATE_MS = 50

/** Controls that take letters. A checkbox or a button ignores them. */
const field =
  'input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=range], [type=reset], [type=submit]), ' +
  'textarea, select, [role=combobox], [role=searchbox], [role=textbox], [contenteditable]:not([contenteditable=false])'

/** Open menus and lists, in which a letter moves to an entry. */
const menu = '[role=menu], [role=listbox]'

/** Controls that the space bar presses. */
const control = 'button, input, summary, [role=button], [role=switch]'

const overPage = '[role=dialog], dialog[open]:not([data-palette])'

/** Whether a dialog or a question covers the page, also a question whose code is still loading. The palette takes scans itself. */
export const isCovered = () => isAsking() || document.querySelector(overPage) !== null

const isIn = (target: EventTarget | null, selector: string) => target instanceof Element && !!target.closest(selector)

function strokeOf(event: KeyboardEvent): Stroke {
  const altGraph = event.getModifierState('AltGraph')
  return {
    key: event.key,
    code: event.code,
    shift: event.shiftKey,
    altGraph,
    time: event.timeStamp,
    chord: event.metaKey || (!altGraph && (event.ctrlKey || event.altKey)),
    repeat: event.repeat,
    composing: event.isComposing,
    inField: isIn(event.target, field),
    presses: event.key === ' ' && isIn(event.target, control),
  }
}

interface Settings {
  /** Called after a single key. */
  shortcutsAreOn: () => boolean
  /** Maximum time between two keys of one scan. */
  gapMs: () => number
  /** Called when a scan could not be read. */
  onTrouble: (trouble: ScanTrouble) => void
}

/** The only listener for scans and single keys, before the page, to swallow a scan. @returns a function that ends it */
export function listen({ shortcutsAreOn, gapMs, onTrouble }: Settings) {
  let burst = noBurst
  let waiting: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let wasCovered = false
  const swallowed = new Set<string>()

  function swallow(event: KeyboardEvent) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  function down(event: KeyboardEvent) {
    // Browsers that fill in a form send such events without a key.
    if (typeof event.key !== 'string') return
    const stroke = strokeOf(event)
    if (stroke.time - burst.last >= PAUSE_MS) endBurst()
    const [next, verdict] = nextStroke(burst, stroke, gapMs())
    burst = next
    clearTimeout(waiting)
    swallowed.delete(event.code)
    if (verdict.swallow) {
      swallow(event)
      swallowed.add(event.code)
    }
    if (verdict.isFirst && !isIn(event.target, menu))
      waiting = setTimeout(actOn, Math.max(SHORTCUT_MS, gapMs()), stroke)
    settle(verdict)
    awaitSilence()
  }

  function settle({ scan, trouble }: Verdict) {
    if ((scan ?? trouble) === undefined || isCovered()) return
    if (scan) handOver(scan)
    if (trouble) onTrouble(trouble)
  }

  function awaitSilence() {
    clearTimeout(silence)
    if (burst.keys.length === 0) return
    wasCovered = isCovered()
    const due = performance.now() + PAUSE_MS
    silence = setTimeout(() => (performance.now() - due > LATE_MS ? awaitSilence() : endBurst()), PAUSE_MS)
  }

  /** Ends a burst without Enter. */
  function endBurst() {
    clearTimeout(silence)
    const verdict = afterSilence(burst, gapMs())
    // A busy computer delivers keys late, with their own times: a code may go on, and its Enter must not press a button.
    if (verdict.swallow) burst = { ...noBurst, last: burst.last }
    // Keys over a dialog go nowhere, also when it has closed meanwhile.
    if (!wasCovered) settle(verdict)
  }

  function actOn({ key, shift }: Stroke) {
    if (shortcutsAreOn() && !isCovered()) shortcutFor(key, shift)?.act()
  }

  /** Swallows the keyup of a swallowed key, because the keyup of the space bar presses a button. */
  function up(event: KeyboardEvent) {
    if (swallowed.delete(event.code)) swallow(event)
  }

  window.addEventListener('keydown', down, { capture: true })
  window.addEventListener('keyup', up, { capture: true })
  return () => {
    clearTimeout(waiting)
    clearTimeout(silence)
    window.removeEventListener('keydown', down, { capture: true })
    window.removeEventListener('keyup', up, { capture: true })
  }
}
