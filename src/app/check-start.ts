import { secondStartKey } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { removeWorker } from './offline/register.ts'
import { startFailure } from './shell/copy.ts'
import { showStartFailure } from './start-failure.ts'

/**
 * The last script of the page, after main.tsx. It shares no file with the others (tools/worker.ts), so that it runs when one of them
 * cannot be used: a host that answers the page in place of a missing file breaks them all.
 */

/** main.tsx sets `data-started` when all scripts have arrived. The sheet defines the variable. */
const hasAllFiles = () =>
  document.documentElement.dataset['started'] !== undefined &&
  getComputedStyle(document.documentElement).getPropertyValue('--c-page') !== ''

/** Starts once more without the worker and with fresh files. When that has failed too, says what the person can do. */
async function checkStart() {
  const isSecondStart = readJson(secondStartKey, Boolean) === true
  removeItem(secondStartKey)
  if (hasAllFiles()) return
  // A browser that keeps nothing would start again and again.
  if (!isSecondStart && (await fetchFiles()) && writeJson(secondStartKey, true)) window.location.reload()
  else showStartFailure(startFailure.files)
}

/**
 * Removes the worker and what it keeps, and replaces what the browser keeps of the files that the page names now.
 * @returns false while the server cannot be reached: the worker stays, because other tabs and the next start may need it
 */
async function fetchFiles() {
  try {
    const page = await fetch('/index.html', { cache: 'no-store' })
    if (!page.ok) return false
    const files = (await page.text()).matchAll(/"(\/assets\/[^"]+)"/g)
    await removeWorker()
    await Promise.all([...files].map(([, file = '']) => fetch(file, { cache: 'reload' })))
    return true
  } catch {
    return false
  }
}

void checkStart()
