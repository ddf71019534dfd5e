/** Emits the reads of a resource: the options of each one, with cache key and call, and its hooks. */
import { pathArguments, pathTemplate, parameterType, readerOf, type Emitted, type Names } from './emit-parts.ts'
import { key, pascal, singular, upperFirst, type Contract, type Operation, type Read } from './model.ts'

/**
 * Name of the hook of a read, without `use`: `one` of companies → Company, `list` → CompaniesList, `page` → CompaniesPage,
 * `all` → AllCompanies, `allMembers` → AllCompanyMembers, `bookings` → CompanyBookings, `me` of users → Me.
 */
function subject({ tag, pathParameters, isCollection }: Operation, name: string): string {
  const owner = pathParameters.length > 0 ? singular(tag) : isCollection ? pascal(tag) : ''
  if (name === 'one') return singular(tag)
  return name.startsWith('all') ? `All${owner}${name.slice(3)}` : owner + upperFirst(name)
}

const BUILDERS = {
  one: 'pageOptions',
  growing: 'infiniteOptions',
  backwards: 'infiniteOptions',
  every: 'everyPageOptions',
} as const

export function emitRead(operation: Operation, contract: Contract, names: Names): Emitted {
  const { name, path, queryParameters, reads } = operation
  const fields = queryParameters.map((each) => `  ${key(each.name)}?: ${parameterType(each.schema, path, names)}\n`)
  const params = `${upperFirst(name)}Params`
  const paramsType = fields.length > 0 ? `export interface ${params} {\n${fields.join('')}}\n\n` : ''
  const parts = reads.map((read) => emitOne(operation, read, contract, fields.length > 0 ? params : undefined, names))
  return {
    source: paramsType + parts.map(({ source }) => source).join('\n'),
    hooks: parts.map(({ hooks }) => hooks).join(''),
    each: parts.map(({ each }) => each).join(''),
  }
}

function emitOne(
  operation: Operation,
  read: Read,
  contract: Contract,
  params: string | undefined,
  names: Names,
): Emitted {
  const { tag, pathParameters, memberAliases, summary } = operation
  const { pages, itemsPerPage, complete, pagesAtMost } = read
  const more = pages === 'growing' ? ", then the following ones by the server's links" : ''
  const { description = `${summary}${more}.` } = read
  // An infinite or a whole list starts at the first page, so the caller passes no page.
  const type = params === undefined || pages === undefined || pages === 'one' ? params : `Omit<${params}, 'page'>`
  const given = [...pathParameters.map((each) => each.name), ...(params === undefined ? [] : ['params'])]
  const builder = names.value(pages === undefined ? 'itemOptions' : BUILDERS[pages])
  const isBackwards = pages === 'backwards'
  // A list that is read backwards has its first page apart, because the key must not change with it.
  const start = isBackwards ? '' : 'page: 1, '
  const query = itemsPerPage === undefined ? '{ ...params }' : `{ ${start}itemsPerPage: ${itemsPerPage}, ...params }`
  const details = [
    `key: [${[`'${tag}'`, `'${read.name}'`, ...given].join(', ')}]`,
    `path: ${pathTemplate(operation)}`,
    ...(params === undefined && itemsPerPage === undefined ? [] : [`query: ${query}`]),
    `read: ${readerOf(operation, contract, names, read)}`,
    ...(memberAliases.length > 0 ? [`aliases: [${memberAliases.map((each) => `'${each}'`).join(', ')}]`] : []),
    ...(complete ? ['complete: true'] : []),
    ...(pagesAtMost === undefined ? [] : [`pagesAtMost: ${pagesAtMost}`]),
    ...(isBackwards ? ['lastPage'] : []),
  ]
  const givenArguments = [
    ...pathArguments(operation),
    ...(type === undefined ? [] : [`params: ${type} = {}`]),
    ...(isBackwards ? ['lastPage = 1'] : []),
  ]
  const source = `/** ${description} */
export const ${read.name} = (${givenArguments.join(', ')}) =>
  ${builder}({ ${details.join(', ')} })
`
  return {
    source,
    hooks: hooksOf(operation, read, { given, type }, names).join(''),
    each: read.hooks.includes('each') ? eachHook(operation, read) : '',
  }
}

const eachHook = (operation: Operation, { name }: Read) =>
  `export const useEach${subject(operation, name).replace(/^All/, '')} = (ids: readonly number[]) =>
  useSuspenseQueries({ queries: ids.map((id) => ${name}(id)), combine: itemsOfEach<${operation.answer}> })
`

/** Arguments of a read: names, and the type of the parameters. */
interface Taken {
  given: readonly string[]
  type: string | undefined
}

function hooksOf(operation: Operation, read: Read, { given, type }: Taken, names: Names): string[] {
  const called = subject(operation, read.name)
  const isBackwards = read.pages === 'backwards'
  const taken = [
    ...pathArguments(operation),
    ...(type === undefined ? [] : [`params?: ${type}`]),
    ...(isBackwards ? ['lastPage?: number'] : []),
  ]
  const call = `${read.name}(${[...given, ...(isBackwards ? ['lastPage'] : [])].join(', ')})`
  const hook = (suffix: string, use: string, settings: string, preset?: string) =>
    `export const use${called}${suffix} = (${[...taken, `settings?: ${names.type(settings)}`].join(', ')}) =>
  ${names.value(use)}({ ...${call}, ${preset === undefined ? '' : `...${names.value(preset)}, `}...settings })\n`
  if (read.hooks.length === 0) return []
  if (read.pages === 'one') return [hook('', 'useQuery', 'QuerySettings', 'pageSettings')]
  if (read.pages === 'growing' || isBackwards) return [hook('', 'useInfiniteQuery', 'QuerySettings', 'growingSettings')]
  const forms = {
    suspense: () => hook('', 'useSuspenseQuery', 'SuspenseSettings'),
    query: () => hook('Query', 'useQuery', 'QuerySettings'),
    // The `each` hook is emitted by `eachHook`, for a separate file.
    each: () => '',
  }
  return read.hooks.map((form) => forms[form]())
}
