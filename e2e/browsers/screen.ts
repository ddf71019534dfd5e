import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A screen of Xvfb, for browsers that open a window. No window is larger than the screen. */
export async function startScreen() {
  const folder = mkdtempSync(join(tmpdir(), 'screen-'))
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-fbdir', folder]
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const display = await new Promise<string>((resolve) => {
    xvfb.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
  /** X Window Dump of the screen, at any moment. */
  const dump = join(folder, 'Xvfb_screen0')
  return {
    display,
    dump,
    /** Number of colours on the screen: an empty one has two, a page of text hundreds. */
    colours() {
      const file = readFileSync(dump)
      // Size of the header, and of the colour map behind it, then four bytes for each pixel.
      const start = file.readUInt32BE(0) + 12 * file.readUInt32BE(76)
      const pixels = new Set<number>()
      for (let at = start; at + 4 <= file.length; at += 4) pixels.add(file.readUInt32LE(at))
      return pixels.size
    },
    stop() {
      xvfb.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
