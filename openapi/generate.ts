/**
 * openapi/console.yaml → src/api/generated/*.ts
 *
 *   node openapi/generate.ts            writes the files and removes obsolete ones
 *   node openapi/generate.ts --check    writes nothing; exits with 1 and lists the stale files
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emitDescriptions } from './emit-descriptions.ts'
import { emitEntities } from './emit-entities.ts'
import { emitEach, emitReads, emitWrites, tagsOf } from './emit-resource.ts'
import { emitSchemas } from './emit-schema.ts'
import { readContract } from './model.ts'

const HEADER = '// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.\n'

/** Generates all files. @returns their contents by name */
export function generate(yaml: string): Record<string, string> {
  const contract = readContract(yaml)
  const files: Record<string, string> = {
    'entities.ts': emitEntities(contract),
    'reads.ts': emitDescriptions(contract),
  }
  for (const tag of tagsOf(contract)) {
    const emitted = {
      [`${tag}.ts`]: emitReads(tag, contract),
      [`${tag}.writes.ts`]: emitWrites(tag, contract),
      [`${tag}.each.ts`]: emitEach(tag, contract),
      [`${tag}.schema.ts`]: emitSchemas(tag, contract),
    }
    for (const [name, text] of Object.entries(emitted)) if (text !== '') files[name] = text
  }
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, HEADER + text]))
}

function main(check: boolean) {
  const here = import.meta.dirname
  const target = join(here, '../src/api/generated')
  const files = generate(readFileSync(join(here, 'console.yaml'), 'utf8'))
  mkdirSync(target, { recursive: true })
  const present = readdirSync(target)
  const current = (name: string) => (present.includes(name) ? readFileSync(join(target, name), 'utf8') : undefined)
  const stale = Object.keys(files).filter((name) => current(name) !== files[name])
  const orphans = present.filter((name) => !(name in files))
  if (check) {
    for (const name of [...stale, ...orphans]) console.error(`stale: src/api/generated/${name}`)
    if (stale.length + orphans.length > 0) {
      console.error('Run `npm run generate` and commit the result.')
      process.exitCode = 1
    }
    return
  }
  for (const name of orphans) rmSync(join(target, name))
  for (const name of stale) writeFileSync(join(target, name), files[name]!)
  console.log(`${Object.keys(files).length} files, ${stale.length} written, ${orphans.length} removed`)
}

if (import.meta.main) main(process.argv.includes('--check'))
