import { pageTitle } from '#lib/product.ts'
import { colourScheme } from '#ui/colour-scheme.ts'
import { startFailure } from './shell/copy.ts'
import buttonStyles from '#ui/Button.module.css'
import styles from '#ui/page-states.module.css'

/** Shows a sentence and a button instead of a blank page. Plain elements, because React or Mantine may have failed. */
export function showStartFailure(reason: string = startFailure.sentence) {
  const { documentElement, body } = document
  // Mantine sets this attribute when it starts. All colours depend on it.
  documentElement.dataset['mantineColorScheme'] ??= themeBeforeStart()
  document.title = pageTitle(startFailure.title)

  const title = element('h1', styles['title'], startFailure.title)
  const sentence = element('p', styles['sentence'], reason)
  const retry = element('button', buttonStyles['button'], startFailure.retry)
  retry.type = 'button'
  retry.dataset['variant'] = 'filled'
  retry.addEventListener('click', () => window.location.reload())

  const alert = element('div', styles['state'])
  alert.role = 'alert'
  alert.append(title, sentence, retry)
  const main = element('main')
  // Outside of the layout, which has the space beside the text on a phone.
  main.style.paddingInline = '16px'
  main.append(alert)
  body.replaceChildren(main)
}

function themeBeforeStart() {
  const chosen = colourScheme.get('auto')
  if (chosen !== 'auto') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '', text = '') {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}
