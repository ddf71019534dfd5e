/** Emits <tag>.ts, <tag>.writes.ts and <tag>.each.ts: the reads and writes of a resource, with their imports. */
import { Names } from './emit-parts.ts'
import { emitRead } from './emit-read.ts'
import { emitRequestTypes } from './emit-request.ts'
import { emitWrite } from './emit-write.ts'
import { lowerFirst, type Contract, type Operation } from './model.ts'

/** Modules that export the names used in generated files. A type is imported as `type X`. */
const MODULES: Record<string, readonly string[]> = {
  '@tanstack/react-query': ['useInfiniteQuery', 'useMutation', 'useQuery', 'useSuspenseQuery'],
  '../query-settings.ts': ['growingSettings', 'pageSettings', 'type QuerySettings', 'type SuspenseSettings'],
  '../records/selections.ts': ['type Asked'],
  '../read.ts': ['identified', 'nothing', 'mayLackIdentity'],
  '../resource.ts': ['everyPageOptions', 'infiniteOptions', 'itemOptions', 'pageOptions'],
  '../write.ts': ['type WriteOptions', 'writeOptions'],
}

function importOf(module: string, names: readonly string[]): string {
  if (names.length === 0) return ''
  return names.every((name) => name.startsWith('type '))
    ? `import type { ${names.map((name) => name.slice(5)).join(', ')} } from '${module}'\n`
    : `import { ${names.join(', ')} } from '${module}'\n`
}

const operationsOf = (tag: string, { operations }: Contract) => operations.filter((operation) => operation.tag === tag)

const isRead = ({ reads }: Operation) => reads.length > 0

/** <tag>.ts: the options and hooks of all reads. Empty for a resource without reads. */
export function emitReads(tag: string, contract: Contract): string {
  const names = new Names()
  const parts = operationsOf(tag, contract)
    .filter(isRead)
    .map((operation) => emitRead(operation, contract, names))
  const hooks = parts.map((part) => part.hooks).join('')
  return withImports([...parts.map((part) => part.source), hooks], tag, contract, names)
}

/** <tag>.writes.ts: the bodies and hooks of all writes, which lists do not load. Empty for a resource without writes. */
export function emitWrites(tag: string, contract: Contract): string {
  const names = new Names()
  const operations = operationsOf(tag, contract).filter((operation) => !isRead(operation))
  const parts = operations.map((operation) => emitWrite(operation, contract, names))
  return withImports([emitRequestTypes(operations, contract, names), ...parts], tag, contract, names)
}

function withImports(parts: readonly string[], tag: string, contract: Contract, names: Names): string {
  const body = parts.filter(Boolean).join('\n')
  if (body === '') return ''
  const answers = [...new Set(operationsOf(tag, contract).flatMap(({ answer }) => answer ?? []))].toSorted()
  const enums = Object.keys(contract.schemas).filter((name) => contract.schemas[name]?.enum !== undefined)
  const entities = [...answers.map(lowerFirst), ...new Set([...answers, ...enums].map((name) => `type ${name}`))]
  const imports = Object.entries({ ...MODULES, './entities.ts': entities })
  return [
    ...imports.map(([module, exported]) =>
      importOf(
        module,
        exported.filter((name) => names.used.has(name)),
      ),
    ),
    `\n${body}`,
  ].join('')
}

/**
 * <tag>.each.ts: hooks that read the rows of several owners at once. A separate file, because the library needs much code for
 * them and few screens use them. Empty for a resource without such hooks.
 */
export function emitEach(tag: string, contract: Contract): string {
  const used = operationsOf(tag, contract).filter(({ reads }) => reads.some(({ hooks }) => hooks.includes('each')))
  if (used.length === 0) return ''
  const answers = [...new Set(used.flatMap(({ answer }) => answer ?? []))].toSorted()
  const reads = used.flatMap((operation) => operation.reads.filter(({ hooks }) => hooks.includes('each')))
  return [
    importOf('@tanstack/react-query', ['useSuspenseQueries']),
    importOf('../query-settings.ts', ['itemsOfEach']),
    importOf(
      './entities.ts',
      answers.map((name) => `type ${name}`),
    ),
    importOf(
      `./${tag}.ts`,
      reads.map(({ name }) => name),
    ),
    `\n${used.map((operation) => emitRead(operation, contract, new Names()).each).join('')}`,
  ].join('')
}

export const tagsOf = ({ operations }: Contract) => [...new Set(operations.map(({ tag }) => tag))]
