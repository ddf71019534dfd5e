import { axeSource } from '../support/measures/axe-source.ts'
import { until } from './engine.ts'
import type { Page } from './page.ts'

/** In the second theme only colours are checked. */
const rulesOn = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** Throws an error with the axe findings of the current page. */
export async function findings(page: Page, theme: keyof typeof rulesOn, path: string) {
  // Colours of a fading message cannot be checked.
  await until('nothing moves', () =>
    page.ask(`return document.getAnimations().every(({ playState }) => playState !== 'running') || undefined`),
  )
  await page.ask(`${axeSource};
    axe.run(document, ${JSON.stringify(rulesOn[theme])}).then(({ violations }) => {
      window.axeFindings = violations.map(({ id, nodes }) => id + ' on ' + nodes.map(({ target }) => target).join(', '))
    })`)
  const found = await until('axe has looked', () => page.ask<string[]>('return window.axeFindings'))
  if (found.length > 0) throw new Error(`${path}, ${theme}: ${found.join('; ')}`)
}
