/** The page at /__stub: the log as it grows, and the texts to copy. Everything else works by its forms. */

const INTERVAL_MS = 1000

const log = document.querySelector('[data-log]')
const journey = document.querySelector('[data-journey]')
const start = document.querySelector('[data-start]')
const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Pacific/Tahiti' })

let last = 0

/** A query as it was written; a wrong one stays encoded. */
function readable(url) {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

function add({ number, method, url, status, at }) {
  const row = document.createElement('li')
  const cells = [
    [time.format(new Date(at)), 'time'],
    [method, 'span'],
    [readable(url), 'span'],
    [status === 0 ? 'coupé' : String(status), 'span'],
  ].map(([text, tag]) => Object.assign(document.createElement(tag), { textContent: text }))
  cells[3].toggleAttribute('data-failed', status === 0 || status >= 400)
  row.append(...cells)
  log.querySelector('ol').append(row)
  last = number
}

async function follow() {
  if (document.querySelector('[data-follows]').checked && document.visibilityState === 'visible') {
    const calls = await fetch(`/__stub/log?after=${last}`)
      .then((answer) => (answer.ok ? answer.json() : []))
      .catch(() => [])
    const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 40
    calls.forEach(add)
    if (isAtEnd && calls.length > 0) log.scrollTop = log.scrollHeight
    log.removeAttribute('aria-busy')
  }
  setTimeout(follow, INTERVAL_MS)
}

/** Role and first screen are in the address, and in the address of every form. */
async function showJourney() {
  if (!start.checkValidity()) return
  const query = new URLSearchParams(location.search)
  for (const [name, value] of new FormData(start)) query.set(name, value)
  history.replaceState(null, '', `?${query}`)
  for (const form of document.querySelectorAll('form[method=post]')) {
    const action = new URL(form.action)
    if (action.pathname === '/__stub/apply') continue
    action.search = `${query}`
    form.action = action.href
  }
  start.querySelector('a').href = `/__stub/journey?${query}`
  const answer = await fetch(`/__stub/journey?${query}`)
  journey.textContent = await answer.text()
}

/** The journey on the page is that of the fields once this has ended. */
let shown = Promise.resolve()
const showAgain = () => void (shown = showJourney())

/** Selects the text where the page may not use the clipboard: at an address other than this machine's. */
async function copy(button) {
  const isJourney = button.dataset.copies === 'journey'
  await shown
  const said = button.parentElement.querySelector('[role=status]')
  try {
    await navigator.clipboard.writeText(isJourney ? journey.textContent : location.href)
    said.textContent = isJourney ? 'Parcours copié.' : 'Lien copié.'
  } catch {
    if (isJourney) getSelection().selectAllChildren(journey)
    said.textContent = isJourney ? 'Texte sélectionné : copiez-le.' : "Copiez l'adresse de la page."
  }
}

if (log !== null) {
  for (const button of document.querySelectorAll('[data-copies]'))
    button.addEventListener('click', () => void copy(button))
  start.addEventListener('change', showAgain)
  start.addEventListener('submit', (event) => {
    event.preventDefault()
    showAgain()
  })
  void follow()
}
