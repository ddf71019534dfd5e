/** Whether an answer is a file of the build. During a deployment a host may answer `index.html` for a missing one. */

/** SHA-256 of the files of the build, in hexadecimal digits, by their paths. */
export type Hashes = Readonly<Record<string, string>>

const types: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  ico: /^image\//,
  jpg: /^image\//,
  js: /^(text|application)\/(x-)?javascript\b/,
  png: /^image\//,
  svg: /^image\/svg\+xml\b/,
  wasm: /^application\/wasm\b/,
  // Not every web server knows the type of its own, and browsers accept the general one.
  webmanifest: /^application\/(manifest\+)?json\b/,
}

/** Reads the header only. */
export function hasTypeOfName(path: string, { headers }: Response): boolean {
  const type = types[path.slice(path.lastIndexOf('.') + 1)]
  return type?.test(headers.get('content-type') ?? '') === true
}

/** Reads the content of the answer. */
export async function isOfBuild(path: string, answer: Response, hashes: Hashes): Promise<boolean> {
  const expected = hashes[path]
  return (
    expected !== undefined &&
    answer.status === 200 &&
    hasTypeOfName(path, answer) &&
    (await hashOf(await answer.arrayBuffer())) === expected
  )
}

async function hashOf(content: ArrayBuffer) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
