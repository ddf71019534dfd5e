import { expect, test, vi } from 'vitest'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { makeDetect } from './detect.ts'

vi.mock(import('zxing-wasm/reader'), () => ({ prepareZXingModule: vi.fn() as never, readBarcodes: vi.fn() as never }))

test('[APP-03] the library of the camera is fetched past the cache of the browser when that holds a page in its place', async () => {
  const fetched = vi.fn(async () => new Response())
  vi.stubGlobal('fetch', fetched)
  vi.mocked(prepareZXingModule as () => Promise<unknown>).mockRejectedValueOnce(new Error('expected magic word'))
  await makeDetect()
  expect(fetched.mock.calls).toEqual([[expect.stringMatching(/zxing_reader.*\.wasm/), { cache: 'reload' }]])
  expect(prepareZXingModule).toHaveBeenCalledTimes(2)
})
